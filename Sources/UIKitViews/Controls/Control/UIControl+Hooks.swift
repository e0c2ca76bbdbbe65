/// What our own controls answer differently.
@MainActor protocol ControlBehaviour: UIControl {
  /// Called after the state has changed in any way.
  func controlStateDidChange()
  /// What a primary action is added for.
  var behaviourPrimaryEvent: UIControl.Event { get }
  /// Whether a single tap is the control's own business.
  var behaviourTakesTaps: Bool { get }
}

extension UIControl {
  func stateDidChange() { (self as? any ControlBehaviour)?.controlStateDidChange() }
  var primaryEvent: Event {
    (self as? any ControlBehaviour)?.behaviourPrimaryEvent ?? .primaryActionTriggered
  }
  var takesTaps: Bool { (self as? any ControlBehaviour)?.behaviourTakesTaps ?? false }
}
