public import Foundation

/// Something that happens when a layer's property changes or the layer enters or leaves a tree.
public protocol CAAction {
  /// Performs the action; for a property the value has changed already.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the null object means "no action".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer becoming visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer being removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition.
public let kCATransition = "transition"
