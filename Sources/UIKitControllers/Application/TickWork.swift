import MediaTime

/// Work that has to follow the current call, but in the same tick.
@MainActor enum TickWork {
  /// Runs the body in this tick's work pass, after what is there already.
  ///
  /// It counts as a timer, not as a block of the main queue, so that a loop which is run from inside
  /// such a block does not hold it up.
  static func now(_ name: String, _ body: @escaping @MainActor () -> Void) {
    MainWork.shared.enqueue(kind: .timer, name: name, body)
  }
}
