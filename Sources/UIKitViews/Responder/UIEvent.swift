public import Foundation

/// What the system delivers in one go: here, always the touches of one tick.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of input an event carries.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control or headset.
    case remoteControl = 2
    /// Physical buttons.
    case presses = 3
    /// A scroll wheel or track pad.
    case scroll = 10
    /// A pointer over the screen.
    case hover = 11
    /// A transform by a track pad.
    case transform = 14
  }

  /// A closer description of an event.
  public enum EventSubtype: Int, Sendable {
    /// Nothing closer; all touch events.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Mouse buttons held down during an event. Fingers hold none.
  public struct ButtonMask: OptionSet, Sendable {
    /// The mask's bits.
    public let rawValue: Int
    /// Makes a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)
  }

  private var touchStorage: Set<UITouch> = []
  private let typeStorage: EventType
  private var timestampStorage: TimeInterval

  package init(type: EventType, timestamp: TimeInterval = 0) {
    typeStorage = type
    timestampStorage = timestamp
    super.init()
  }

  /// What kind of input this is.
  open var type: EventType { typeStorage }
  /// A closer description; `.none` for touches.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds of the simulation's clock.
  open var timestamp: TimeInterval { timestampStorage }
  /// Modifier keys held down; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Mouse buttons held down; none.
  open var buttonMask: ButtonMask { [] }
  /// All touches of the event, those that did not change included.
  open var allTouches: Set<UITouch>? { touchStorage }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touchStorage.filter { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touchStorage.filter { $0.view === view } }

  /// The touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touchStorage.filter { touch in touch.receivers.contains { $0 === gesture } }
  }

  /// The samples behind a touch; one, since touches are delivered as they are injected.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Guesses where a touch goes next; none are made.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  package func refill(touches: Set<UITouch>, timestamp: TimeInterval) {
    touchStorage = touches
    timestampStorage = timestamp
  }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The keys' bits.
  public let rawValue: Int
  /// Makes a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
