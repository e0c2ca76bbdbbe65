/// The one first responder of the simulated device.
@MainActor package enum FirstResponder {
  /// The responder that text and unaddressed actions go to, if any.
  package static weak var current: UIResponder?

  /// Forgets the first responder without telling it; used between two stages.
  package static func reset() { current = nil }
}

extension UIResponder {
  func takeFirstResponder() -> Bool {
    if FirstResponder.current === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let view = self as? UIView, view.window == nil { return false }
    if let current = FirstResponder.current, !current.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard FirstResponder.current === self else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }
}
