import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  static func makeBackingLayer() -> CALayer {
    layerClass == CALayer.self ? CALayer() : BackingLayers.make(layerClass)
  }

  func setUp(frame: CGRect) {
    backingLayer.delegate = self
    backingLayer.contentsScale = UIScreen.main.scale
    let size = CGSize(width: abs(frame.width), height: abs(frame.height))
    backingLayer.bounds = CGRect(origin: .zero, size: size)
    backingLayer.position = CGPoint(x: frame.midX, y: frame.midY)
    requestDisplay()
  }

  var summary: String {
    let place = frame
    var text =
      "<\(Swift.type(of: self)): frame = (\(place.minX) \(place.minY); \(place.width) \(place.height))"
    if alpha < 1 { text += "; alpha = \(alpha)" }
    if isHidden { text += "; hidden = YES" }
    if tag != 0 { text += "; tag = \(tag)" }
    return text + ">"
  }

  func changeFrame(_ frame: CGRect) {
    let oldSize = backingLayer.bounds.size
    backingLayer.frame = frame
    sizeMayHaveChanged(from: oldSize)
    noteGeometryChange()
  }

  func changeBounds(_ bounds: CGRect) {
    let old = backingLayer.bounds
    backingLayer.bounds = bounds
    sizeMayHaveChanged(from: old.size)
    if bounds.origin != old.origin {
      for subview in subviewStorage { subview.noteSafeAreaMayHaveChanged() }
      boundsOriginDidChange()
    }
    noteGeometryChange()
  }

  func changeCenter(_ center: CGPoint) {
    backingLayer.position = center
    noteGeometryChange()
  }

  func changeTransform(_ transform: CATransform3D) {
    backingLayer.transform = transform
    noteGeometryChange()
  }

  private func sizeMayHaveChanged(from oldSize: CGSize) {
    guard bounds.size != oldSize else { return }
    if flags.autoresizesSubviews { autoresizeSubviews(from: oldSize) }
    setNeedsLayout()
    if contentModeStorage == .redraw || oldSize.width == 0 || oldSize.height == 0 {
      requestDisplay()
    }
  }

  /// Tells all who depend on where the view is.
  func noteGeometryChange() {
    noteSafeAreaMayHaveChanged()
    ConstraintLayout.geometryDidChange(self)
  }

  func takeFittingSize() {
    let fitting = sizeThatFits(bounds.size)
    guard fitting != bounds.size else { return }
    frame = CGRect(origin: frame.origin, size: fitting)
  }
}
