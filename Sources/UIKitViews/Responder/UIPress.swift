public import Foundation

/// A physical button that is held down. A simulated phone has none, so the system makes none.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// How far a press has come.
  public enum Phase: Int, Sendable {
    /// Just pressed.
    case began
    /// Its value has changed.
    case changed
    /// Held without a change.
    case stationary
    /// Released.
    case ended
    /// Taken away by the system.
    case cancelled
  }

  /// How far the press has come.
  open var phase: Phase { .ended }
  /// How hard the button is pressed, from 0 to 1.
  open var force: CGFloat { 0 }
  /// When it last changed, in seconds of the simulation's clock.
  open var timestamp: TimeInterval { 0 }
  /// The responder that gets it.
  open var responder: UIResponder? { nil }
}

/// An event of physical buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open var allPresses: Set<UIPress> { [] }
}
