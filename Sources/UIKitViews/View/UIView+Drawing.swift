import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore

extension UIView {
  /// Whether views of this class draw their own content.
  var drawsItself: Bool { OverrideProbe.draws(Swift.type(of: self)) }

  func requestDisplay() {
    guard drawsItself || Swift.type(of: backingLayer) != CALayer.self else { return }
    backingLayer.setNeedsDisplay()
  }

  /// Called when the view has come to a window: what was never drawn is drawn now.
  func layerMayNeedDisplay() {
    if backingLayer.contents == nil { requestDisplay() }
  }

  func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer === backingLayer, drawsItself else {
      missingRequirement(())
      return
    }
    currentTraits.performAsCurrent {
      GraphicsStack.drawing(in: context) { draw(bounds) }
    }
  }

  func changeContentMode(_ mode: ContentMode) {
    contentModeStorage = mode
    backingLayer.contentsGravity = mode.gravity
    backingLayer.needsDisplayOnBoundsChange = mode == .redraw && drawsItself
    setNeedsLayout()
  }

  func changeHidden(_ hidden: Bool) {
    guard hidden != backingLayer.isHidden else { return }
    backingLayer.isHidden = hidden
    (self as? UIWindow)?.visibilityDidChange()
    superviewStorage?.subviewVisibilityDidChange(self)
  }

  func changeMask(_ mask: UIView?) {
    rareState.mask = mask
    backingLayer.mask = mask?.layer
  }
}

extension UIView.ContentMode {
  /// The layer's word for it. Core Animation counts up from the bottom, UIKit down from the top.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
