public import Foundation
public import ObjectiveC

/// A view that the user works with: it follows a finger and sends actions.
///
/// An action goes to its target, or, if that is nil, to the first object up the responder chain that has the method.
/// Each action sent is logged with the actor `responder`.
@preconcurrency @MainActor open class UIControl: UIView {
  var actions = ControlActions()
  var controlFlags = ControlFlags()

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: primaryEvent) }
  }

  /// Makes a control from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control takes touches; true unless set.
  open var isEnabled: Bool {
    get { controlFlags.isEnabled }
    set { changeFlag(\.isEnabled, newValue) }
  }
  /// Whether the control is chosen; false unless set.
  open var isSelected: Bool {
    get { controlFlags.isSelected }
    set { changeFlag(\.isSelected, newValue) }
  }
  /// Whether the control looks pressed; set while a finger is down in it.
  open var isHighlighted: Bool {
    get { controlFlags.isHighlighted }
    set { changeFlag(\.isHighlighted, newValue) }
  }
  /// How the control is, as a set.
  open var state: State { controlFlags.state }

  /// Where content lies from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { controlFlags.vertical }
    set { controlFlags.vertical = newValue; setNeedsLayout() }
  }
  /// Where content lies from left to right.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { controlFlags.horizontal }
    set { controlFlags.horizontal = newValue; setNeedsLayout() }
  }
  /// ``contentHorizontalAlignment`` with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    resolvedHorizontalAlignment
  }

  // MARK: Tracking

  /// Whether the control follows a finger.
  open var isTracking: Bool { controlFlags.isTracking }
  /// Whether the finger that is followed is in the control, or near.
  open var isTouchInside: Bool { controlFlags.isTouchInside }

  /// Called when a finger comes down in the control; false refuses to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger has moved; false gives it up.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system takes the finger away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, event)
  }
  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, event)
  }
  /// Ends following the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, event)
  }
  /// Gives up following the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelled(touches, event)
  }
  /// A single tap on the control is the control's, not that of a recognizer on a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    allowsGesture(gestureRecognizer)
  }

  // MARK: Targets and actions

  /// Sends an action to a target when something happens; the target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target: target.map { $0 as AnyObject }, selector: action, events: controlEvents)
  }
  /// Sends no longer; nil stands for every target and every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target: target.map { $0 as AnyObject }, selector: action, events: controlEvents)
  }
  /// Performs an action when something happens, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, events: controlEvents)
  }
  /// Performs an action no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(identifier: action.identifier, events: controlEvents)
  }
  /// Performs the action of an identifier no longer.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.remove(identifier: actionIdentifier, events: controlEvents)
  }
  /// Every target that is not nil.
  open var allTargets: Set<AnyHashable> { actions.targets }
  /// Every event that something is sent for.
  open var allControlEvents: Event { actions.events }
  /// The names of the actions sent to a target for an event, or nil if there is none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actions.names(target: target.map { $0 as AnyObject }, event: controlEvent)
  }
  /// Calls a block with each action, until it asks to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { actions.enumerate(iterator) }

  /// Sends one action; called for each when something happens.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target.map { $0 as AnyObject }, event)
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Sends everything that is to be sent for some events.
  open func sendActions(for controlEvents: Event) { dispatch(controlEvents, nil) }

  /// Whether a long press shows a menu. Menus are not shown here.
  open var isContextMenuInteractionEnabled = false
  /// Whether a tap shows the menu. Menus are not shown here.
  open var showsMenuAsPrimaryAction = false
  /// What a pointer that rests on the control would be told.
  open var toolTip: String?
}
