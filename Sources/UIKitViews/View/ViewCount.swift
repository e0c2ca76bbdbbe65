/// How many views have been made in the current simulation.
@MainActor enum ViewCount {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }

  static func reset() { count = 0 }
}
