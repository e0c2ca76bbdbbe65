public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// An object that draws and lays out a layer for it, and decides what its changes look like.
///
/// A view is the delegate of its layer. All methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents; implemented, it replaces drawing.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Announces that `draw(_:in:)` will be called.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change: nil leaves it to the layer, `NSNull` means none (fact 148).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default: not implemented.
  public func display(_ layer: CALayer) { missingRequirement(()) }
  /// The default: not implemented.
  public func draw(_ layer: CALayer, in ctx: CGContext) { missingRequirement(()) }
  /// The default: nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default: nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default: leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a delegate in this package is told when a cancelled transition takes a change back.
package protocol LayerRollbackDelegate: AnyObject {
  /// The property with this key has its old value again.
  func layer(_ layer: CALayer, didRollBack key: String)
}
