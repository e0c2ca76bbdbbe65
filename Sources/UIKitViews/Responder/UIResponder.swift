public import Foundation
public import ObjectiveC

/// An object that takes part in the responder chain.
///
/// Touches, presses and actions that a responder does not handle go to its ``next`` responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  var accessibility: AccessibilityState?
  nonisolated private let creationNumber = ResponderCount.next()

  /// Makes a responder.
  public override init() { super.init() }

  /// Counts creations instead of repeating the address, so that sets are in the same order every time.
  nonisolated open override var hash: Int { creationNumber }

  /// The class; UIKit adds the address, which would be another one in every run.
  nonisolated open override var description: String { "<\(Swift.type(of: self))>" }

  /// The responder that gets what this one does not handle, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object may become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this object the first responder of its window, if it agrees and the present one resigns.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Whether this object agrees to give up being the first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Gives up being the first responder.
  @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// The view that takes the keyboard's place while this object is first responder.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while this object is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views again. There is no keyboard here, so nothing is on screen to change.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Called when fingers come down on this responder. Passes the touches on to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers that began on this responder have moved. Passes the touches on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers that began on this responder are lifted. Passes the touches on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away, for instance because a gesture recognizer did.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called with better estimates of earlier touches. Fingers here are exact, so it never comes.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses

  /// Called when a physical button goes down. Passes the presses on to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the value of a press has changed. Passes the presses on to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a physical button is released. Passes the presses on to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system takes presses away. Passes them on to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// Called when the device begins to be shaken. Passes the motion on to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the shaking has ended. Passes the motion on to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when the shaking went on for too long. Passes the motion on to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// Whether this object would handle an action sent up the responder chain.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    MessageSend.responds(self, to: action)
  }

  /// The first object up the chain, this one included, that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Interface files

  /// Called after the object was loaded from an interface file and its outlets are connected.
  open func awakeFromNib() {}
  /// Called by Xcode's design canvas only; never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// A name for tests and scripts to find the object by.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityState.identifier = newValue }
  }
  /// What the object is called, in a word or two.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibilityState.label = newValue }
  }
  /// What happens when the object is used.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityState.hint = newValue }
  }
  /// What the object's value is.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityState.value = newValue }
  }
  /// What the object is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibilityState.traits = newValue }
  }
  /// Whether assistive technology stops at this object.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibilityState.isElement = newValue }
  }
  /// The elements inside this object, if they are not its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityState.elements = newValue }
  }
  /// Whether the views beside this one are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityState.isModal = newValue }
  }
  /// Whether the elements inside this object are left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityState.hidesElements = newValue }
  }
  /// Whether the object keeps its colours when the user inverts the screen's.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityState.ignoresInvertColors = newValue }
  }
  /// Called for the escape gesture; true if it was handled. The simulation never sends it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called to activate the object; true if it was handled. The simulation never sends it.
  open func accessibilityActivate() -> Bool { false }

  private var accessibilityState: AccessibilityState {
    if let accessibility { return accessibility }
    let state = AccessibilityState()
    accessibility = state
    return state
  }
}
