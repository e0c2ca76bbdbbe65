/// How far a touch has come on its way to the view that was hit, as a value.
///
/// Recognizers may hold its begin or its end back, or take it away (fact 139).
struct TouchDelivery: Equatable {
  /// What the view has been told.
  enum Stage: Equatable {
    /// The view does not get this touch.
    case none
    /// Its begin is held back.
    case held
    /// The view has it.
    case active
    /// Its end is held back.
    case endHeld
    /// The view was told of its end.
    case finished
  }

  /// What the view is to be told now, in order.
  enum Call: Equatable { case began, moved, ended, cancelled }

  private(set) var stage = Stage.none
  private var hasMovedWhileHeld = false
  private var isBeginOwed = false

  /// The finger has come down on a view.
  mutating func begin(held: Bool) -> [Call] {
    stage = held ? .held : .active
    return held ? [] : [.began]
  }

  /// The finger has moved.
  mutating func move() -> [Call] {
    switch stage {
    case .active: return [.moved]
    case .held: hasMovedWhileHeld = true; return []
    case .none, .endHeld, .finished: return []
    }
  }

  /// The finger was lifted, or the system took it away.
  mutating func end(held: Bool) -> [Call] {
    switch stage {
    case .active:
      stage = held ? .endHeld : .finished
      return held ? [] : [.ended]
    case .held:
      // A short touch that nobody recognized is told from begin to end at once.
      if held { stage = .endHeld; isBeginOwed = true; return [] }
      stage = .finished
      return [.began, .ended]
    case .none, .endHeld, .finished: return []
    }
  }

  /// No recognizer holds the touch back any more.
  mutating func release() -> [Call] {
    switch stage {
    case .held:
      stage = .active
      return hasMovedWhileHeld ? [.began, .moved] : [.began]
    case .endHeld:
      stage = .finished
      return isBeginOwed ? [.began, .ended] : [.ended]
    case .none, .active, .finished: return []
    }
  }

  /// A recognizer, or the system, takes the touch away.
  mutating func cancel() -> [Call] {
    let wasTold = stage == .active || stage == .endHeld && !isBeginOwed
    let isOpen = stage == .active || stage == .endHeld || stage == .held
    if isOpen { stage = .finished }
    return wasTold ? [.cancelled] : []
  }
}
