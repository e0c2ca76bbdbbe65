import Foundation

/// Which animation context is in force, and whether views animate at all.
@MainActor enum AnimationState {
  private static var stack: [ViewAnimationContext?] = []
  static var areAnimationsEnabled = true
  /// Contexts of `beginAnimations` that wait for their `commitAnimations`.
  static var legacy: [LegacyAnimation] = []

  /// The innermost context, or nil where changes show at once.
  static var current: ViewAnimationContext? {
    areAnimationsEnabled ? stack.last ?? nil : nil
  }

  /// Runs a body with a context, or with none.
  static func with<T>(_ context: ViewAnimationContext?, _ body: () throws -> T) rethrows -> T {
    stack.append(context)
    defer { stack.removeLast() }
    return try body()
  }

  /// For the begin/commit calls, which bracket ordinary code.
  static func push(_ context: ViewAnimationContext) { stack.append(context) }
  static func pop() { if !stack.isEmpty { stack.removeLast() } }
  static func replaceLast(_ context: ViewAnimationContext) {
    if !stack.isEmpty { stack[stack.count - 1] = context }
  }

  static func reset() {
    stack = []
    legacy = []
    areAnimationsEnabled = true
  }
}

extension UIView {
  /// The context in which property changes animate now, or nil where they show at once.
  package static var currentAnimationContext: ViewAnimationContext? { AnimationState.current }

  /// Runs a block in which property changes animate as the context says, or not at all for nil.
  /// The context's group is not sealed: its owner says when nobody else comes.
  package static func perform<T>(
    in context: ViewAnimationContext?, _ body: () throws -> T
  ) rethrows -> T {
    try AnimationState.with(context, body)
  }
}
