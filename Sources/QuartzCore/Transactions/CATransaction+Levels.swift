internal import Foundation

/// The settings of one transaction.
package final class TransactionLevel {
  package var animationDuration: Double?
  package var timingFunction: CAMediaTimingFunction?
  package var disablesActions = false
  private(set) var completionBlock: (() -> Void)?
  private(set) var group: AnimationCompletionGroup?
  var values: [String: Any] = [:]

  init(inheriting outer: TransactionLevel? = nil) {
    guard let outer else { return }
    animationDuration = outer.animationDuration
    timingFunction = outer.timingFunction
    disablesActions = outer.disablesActions
    values = outer.values
  }

  func setCompletion(_ block: (() -> Void)?) {
    let earlier = group
    completionBlock = block
    group = block.map { block in AnimationCompletionGroup(whenEmpty: .immediately) { _ in block() }
    }
    earlier?.seal()
  }

  func close() {
    let group = self.group
    self.group = nil
    group?.seal()
  }
}

extension CATransaction {
  nonisolated(unsafe) private static var levels: [TransactionLevel] = []
  nonisolated(unsafe) private static var implicit = TransactionLevel()

  /// The innermost transaction.
  package static var current: TransactionLevel { levels.last ?? implicit }

  static var actionsAreOff: Bool { current.disablesActions }

  /// The completion groups that are open now: an animation counts for every transaction around it.
  ///
  /// Join them for work that stands for animations, such as a transition that starts a little
  /// later.
  package static var openGroups: [AnimationCompletionGroup] {
    if levels.isEmpty { return implicit.group.map { [$0] } ?? [] }
    return ([implicit] + levels).compactMap(\.group)
  }

  static func pushLevel() { levels.append(TransactionLevel(inheriting: current)) }

  static func popLevel() {
    guard let level = levels.popLast() else { return closeImplicit() }
    level.close()
  }

  /// Ends the implicit transaction and begins the next.
  static func closeImplicit() {
    let level = implicit
    implicit = TransactionLevel()
    level.close()
  }

  static func reset() {
    levels = []
    implicit = TransactionLevel()
  }

  static func levelValue(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: current.values[key]
    }
  }

  static func setLevelValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: current.animationDuration = LayerValue(value).number
    case kCATransactionDisableActions:
      current.disablesActions = (LayerValue(value).number ?? 0) != 0
    case kCATransactionAnimationTimingFunction:
      current.timingFunction = value as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: current.setCompletion(value as? () -> Void)
    default: current.values[key] = value
    }
  }
}
