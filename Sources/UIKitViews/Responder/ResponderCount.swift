import Synchronization

/// Numbers responders in the order in which they are made.
enum ResponderCount {
  private static let count = Atomic(0)

  static func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
