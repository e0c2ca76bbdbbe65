public import Foundation

/// The key of a transaction's animation duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's switch for actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes of layers that take effect together.
///
/// There always is an implicit transaction, committed once a tick. Explicit ones nest in it and
/// only scope settings and completion blocks; what is seen changes with the tick (fact 149).
open class CATransaction: NSObject {
  /// Begins a nested transaction; settings are inherited, the completion block is not.
  open class func begin() { pushLevel() }
  /// Ends the innermost transaction. Its completion block runs at once if no animation was added.
  open class func commit() { popLevel() }
  /// Commits the implicit transaction now.
  open class func flush() { QuartzCoreWorld.commit(at: CACurrentMediaTime()) }
  /// Does nothing: layers belong to one thread here.
  open class func lock() {}
  /// Does nothing: layers belong to one thread here.
  open class func unlock() {}

  /// How long implicit animations take; 0.25 s at first.
  open class func animationDuration() -> CFTimeInterval { current.animationDuration ?? 0.25 }
  /// Sets how long implicit animations take.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.animationDuration = dur }
  /// The pace of implicit animations; nil is Core Animation's default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  /// Sets the pace of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }
  /// Whether changes of properties look up no actions.
  open class func disableActions() -> Bool { current.disablesActions }
  /// Sets whether changes of properties look up no actions.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  /// What runs when all animations added from now on are over.
  open class func completionBlock() -> (() -> Void)? { current.completionBlock }
  /// Sets what runs when all animations added after this in the transaction are over.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }
  /// A setting by its key, or a value of the program's own.
  open class func value(forKey key: String) -> Any? { levelValue(forKey: key) }
  /// Sets a setting by its key, or a value of the program's own.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    setLevelValue(anObject, forKey: key)
  }
}
