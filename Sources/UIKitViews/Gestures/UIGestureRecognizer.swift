public import Foundation
public import ObjectiveC

/// Watches the touches in a view and tells its targets when they make a gesture.
///
/// Recognizers see touches before the view that was hit; they watch their own view and those inside
/// it (fact 139). Actions are sent in the touches pass in which the state changed, after all
/// recognizers have seen the touches, so that a finger and what it drives agree in one frame. UIKit
/// sends them at the next turn of the run loop, which is the same frame.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was taken away.
    case cancelled = 4
    /// The touches make no such gesture.
    case failed = 5
    /// A discrete gesture was recognized; the same as ``ended``.
    public static let recognized = State.ended
  }

  struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  var actions: [Action] = []
  var stateStorage = State.possible
  weak var viewStorage: UIView?
  weak var delegateStorage: (any UIGestureRecognizerDelegate)?
  var isEnabledStorage = true
  var requirements: [WeakRecognizer] = []
  /// The state that waits for other recognizers to fail.
  var waitingState: State?
  /// Whether the gesture's first action was sent, so that its end is worth one too.
  var hasAnnouncedItself = false
  /// Whether the recognizer waits for more touches although none is down (a double tap).
  var isBetweenTouches = false
  /// The touches that are watched, in the order in which they came down.
  package var trackedTouches: [UITouch] = []
  /// All touches since the recognizer was last reset, those lifted since then included.
  var sequenceTouches: [UITouch] = []
  var lastLocation: CGPoint = .zero
  /// Called before the targets; for recognizers that belong to the system.
  ///
  /// Without `@MainActor` in its type: in an open, preconcurrency class the compiler names the accessor
  /// in two ways, from file to file, and the library does not link.
  package var systemHandler: ((UIGestureRecognizer) -> Void)?
  /// Whether the touches can still be asked for when the gesture has ended, as a tap's can.
  var keepsTouchesWhenEnded: Bool { false }

  /// Makes a recognizer that sends an action to a target, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer from an interface file.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    InterfaceDecoding.decode?(self, coder)
  }

  // MARK: Targets

  /// Adds a target and the action it is sent; the action takes the recognizer or nothing.
  open func addTarget(_ target: Any, action: Selector) { add(target, action) }
  /// Takes targets away; nil stands for all of them, or for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

  // MARK: State

  /// How far the gesture has come. Only subclasses set it.
  open var state: State {
    get { stateStorage }
    set { request(newValue) }
  }

  /// Who has a say in what the recognizer does.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// Whether touches are watched; turning it off cancels a gesture under way (fact 136).
  open var isEnabled: Bool {
    get { isEnabledStorage }
    set { changeEnabled(newValue) }
  }

  /// The view whose touches are watched.
  open var view: UIView? { viewStorage }

  /// Whether the view's touches are cancelled when the gesture is recognized; true unless set.
  open var cancelsTouchesInView = true
  /// Whether the view's touches are held back while the gesture is possible; false unless set.
  open var delaysTouchesBegan = false
  /// Whether the end of the view's touches is held back while the gesture is possible.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are watched; only fingers exist.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that are watched; none exist.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of different kinds are kept apart.
  open var requiresExclusiveTouchType = true
  /// A name for the program's own use.
  open var name: String?
  /// Modifier keys held down; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Mouse buttons held down; none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Waits with recognizing until another recognizer has failed (fact 137).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The middle of the gesture's touches, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { converted(lastLocation, to: view) }
  /// How many touches the gesture has.
  open var numberOfTouches: Int { trackedTouches.count }
  /// Where one of the gesture's touches is, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      trackedTouches.indices.contains(touchIndex),
      "UIGestureRecognizer.location(ofTouch:in:): no touch \(touchIndex), there are \(trackedTouches.count)"
    )
    return trackedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when fingers that the recognizer watches come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when watched fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when watched fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when watched fingers are taken away by the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when better estimates of touches are known; never here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called after the gesture was recognized, cancelled or has failed; the state is possible again
  /// afterwards, and the fingers still down are no longer watched.
  open func reset() {}
  /// No longer watches a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { stopTracking(touch) }
  /// Whether recognizing this gesture keeps another from being recognized; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether recognizing another gesture keeps this one from it; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer must fail first, for all recognizers of a class.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this recognizer must fail before another recognizes, for all recognizers of a class.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer wants an event at all; asked before its delegate is.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The class, the state and the view's class.
  nonisolated open override var description: String {
    onMainActor {
      let owner = viewStorage.map { "\(Swift.type(of: $0))" } ?? "none"
      return "<\(Swift.type(of: self)): state = \(stateStorage); view = \(owner)>"
    }
  }
}

struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
