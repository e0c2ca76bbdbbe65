import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// A view with a picture of this one; nil if there is nothing to take a picture of.
  ///
  /// The picture shows model values. UIKit gives the state of the last frame when asked for no
  /// updates; the two differ only where the view has changed since.
  func takeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets = .zero) -> UIView?
  {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.contents = picture(of: rect, afterUpdates: afterUpdates)
    if capInsets != .zero {
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: (rect.width - capInsets.left - capInsets.right) / rect.width,
        height: (rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return snapshot
  }

  /// What a part of the view looks like, at the screen's scale.
  package func picture(of rect: CGRect, afterUpdates: Bool) -> CGImage? {
    if afterUpdates { layoutIfNeeded() }
    let context = ImageDrawing.makeContext(
      size: rect.size,
      scale: currentTraits.displayScale > 0 ? currentTraits.displayScale : UIScreen.main.scale,
      opaque: false)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    backingLayer.render(in: context)
    return context.makeImage()
  }

  func renderHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.render(in: context)
    context.restoreGState()
    return true
  }
}

/// A picture of another view. It is its own class so that a dump tells it from the view it shows.
final class SnapshotView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
