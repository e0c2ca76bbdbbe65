extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events' bits.
    public let rawValue: UInt
    /// Makes events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down again soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value has been changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button has been used.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to come.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of text has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text has been changed by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of text has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing has ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits for the program's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the system's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state's bits.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is down on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches and looks like it.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus is on it; never here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the program's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// Where content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }
}
