/// Whether one controller's view is on screen, and which callbacks a change of that calls for.
///
/// A change is a begin and an end. Begins of the same direction nest, and the last end decides
/// (fact 42). A begin of the other direction turns the change round: this is how a cancelled
/// transition sends the other `will` and then the other `did` (facts 30 to 31a).
package struct AppearanceMachine: Hashable, Sendable {
  /// Where the view is between gone and shown.
  package enum State: Hashable, Sendable, CaseIterable {
    /// Not on screen.
    case disappeared
    /// On its way in: `viewWillAppear` was sent, `viewDidAppear` was not.
    case appearing
    /// On screen.
    case appeared
    /// On its way out: `viewWillDisappear` was sent, `viewDidDisappear` was not.
    case disappearing
  }

  /// What can happen.
  package enum Event: Hashable, Sendable {
    /// A change begins, to shown or to gone.
    case begin(appearing: Bool, animated: Bool)
    /// The view is in the hierarchy and laid out.
    case laidOut
    /// The change is over.
    case end
  }

  /// Which callback to send.
  package enum Callback: Hashable, Sendable {
    case viewWillAppear(Bool), viewIsAppearing(Bool), viewDidAppear(Bool)
    case viewWillDisappear(Bool), viewDidDisappear(Bool)
    /// A begin without need, or an end without a begin: UIKit says "Unbalanced calls".
    case unbalanced
  }

  /// Where the view is.
  package private(set) var state: State = .disappeared
  /// How many ends are still owed. Zero when at rest.
  package private(set) var depth = 0
  /// Whether the change under way, or the last one, is animated.
  package private(set) var isAnimated = false
  private var isLaidOut = false

  /// A view that has never been shown.
  package init() {}

  /// Whether a change is under way.
  package var isChanging: Bool { state == .appearing || state == .disappearing }
  /// Whether the view is shown or about to be.
  package var isShownOrComing: Bool { state == .appearing || state == .appeared }

  /// Takes an event: sets the state, then returns the callbacks to send, in order.
  package mutating func receive(_ event: Event) -> [Callback] {
    switch (state, event) {
    case (.disappeared, .begin(appearing: true, let animated)),
      (.disappearing, .begin(appearing: true, let animated)):
      state = .appearing
      open(animated: animated)
      return [.viewWillAppear(animated)]

    case (.appeared, .begin(appearing: false, let animated)),
      (.appearing, .begin(appearing: false, let animated)):
      state = .disappearing
      open(animated: animated)
      return [.viewWillDisappear(animated)]

    case (.appearing, .begin(appearing: true, _)), (.disappearing, .begin(appearing: false, _)):
      depth += 1  // Nested: the last end decides.
      return []

    case (.appeared, .begin(appearing: true, _)), (.disappeared, .begin(appearing: false, _)):
      return [.unbalanced]  // It is there already.

    case (.appearing, .laidOut):
      guard !isLaidOut else { return [] }  // Once per appearance (fact 18).
      isLaidOut = true
      return [.viewIsAppearing(isAnimated)]

    case (.disappeared, .laidOut), (.appeared, .laidOut), (.disappearing, .laidOut):
      return []  // Layout goes on all the time; it matters only on the way in.

    case (.appearing, .end):
      depth -= 1
      guard depth == 0 else { return [] }
      state = .appeared
      // `viewIsAppearing` is owed even where nobody said that layout had happened.
      return (isLaidOut ? [] : [.viewIsAppearing(isAnimated)]) + [.viewDidAppear(isAnimated)]

    case (.disappearing, .end):
      depth -= 1
      guard depth == 0 else { return [] }
      state = .disappeared
      return [.viewDidDisappear(isAnimated)]

    case (.disappeared, .end), (.appeared, .end):
      return [.unbalanced]  // Nothing was begun.
    }
  }

  private mutating func open(animated: Bool) {
    depth = 1
    isAnimated = animated
    isLaidOut = false
  }
}
