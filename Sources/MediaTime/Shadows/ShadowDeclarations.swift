/// What the lowering adds to every module of a program, so that clock, chance and queues are the
/// simulation's: a module's own declarations beat every import.
///
/// One file of text in a module is enough. A declaration whose name the module declares itself is
/// left out.
package enum ShadowDeclarations {
  /// One declaration of the generated file.
  package struct Declaration: Hashable, Sendable {
    /// The name by which the module may declare it itself.
    package let name: String
    /// The Swift text.
    package let source: String
  }

  /// The whole generated file, without what the module declares itself.
  package static func source(omitting declaredNames: Set<String> = []) -> String {
    let kept = all.filter { !declaredNames.contains($0.name) }
    return "import Foundation\nimport MediaTime\n\n"
      + kept.map { $0.source + "\n" }.joined()
  }

  /// All declarations, in the order of the generated file.
  package static let all: [Declaration] = types + dates + chance + threads + tasks

  private static let types: [Declaration] =
    [
      "DispatchGroup", "DispatchPredicate", "DispatchQueue", "DispatchSemaphore", "DispatchSource",
      "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchTime", "DispatchWallTime",
      "DispatchWorkItem", "NotificationCenter", "OperationQueue", "RunLoop", "Timer",
    ].map { name in
      Declaration(name: name, source: "public typealias \(name) = MediaTime.\(name)")
    }
    + ["DispatchTime", "DispatchWallTime"].map { name in
      // Operators are looked up in the imports of a file, and a file of the program does not import
      // the module in which these types live.
      Declaration(
        name: "\(name).operators",
        source: ["+", "-"].map { sign in
          """
          func \(sign) (
            time: MediaTime.\(name), interval: Foundation.DispatchTimeInterval
          ) -> MediaTime.\(name) {
            time.advanced(by: \(sign)(MediaTime.Simulation.seconds(of: interval)))
          }
          func \(sign) (time: MediaTime.\(name), seconds: Swift.Double) -> MediaTime.\(name) {
            time.advanced(by: \(sign)seconds)
          }
          """
        }.joined(separator: "\n"))
    } + [
      Declaration(
        name: "dispatchPrecondition",
        source: """
          func dispatchPrecondition(condition: @autoclosure () -> MediaTime.DispatchPredicate) {
            MediaTime.dispatchPrecondition(condition: condition())
          }
          """)
    ]

  private static let dates: [Declaration] = [
    Declaration(
      name: "Date",
      source: """
        extension Foundation.Date {
          init() { self = MediaTime.Simulation.date }
          init(timeIntervalSinceNow seconds: Foundation.TimeInterval) {
            self = MediaTime.Simulation.date.addingTimeInterval(seconds)
          }
          static var now: Foundation.Date { MediaTime.Simulation.date }
          var timeIntervalSinceNow: Foundation.TimeInterval {
            timeIntervalSince(MediaTime.Simulation.date)
          }
        }
        """),
    Declaration(
      name: "ProcessInfo",
      source: """
        extension Foundation.ProcessInfo {
          var systemUptime: Foundation.TimeInterval { MediaTime.Simulation.uptime }
        }
        """),
    Declaration(
      name: "CFAbsoluteTimeGetCurrent",
      source: """
        func CFAbsoluteTimeGetCurrent() -> Swift.Double {
          MediaTime.Simulation.date.timeIntervalSinceReferenceDate
        }
        """),
  ]

  private static let chance: [Declaration] = [
    Declaration(
      name: "SystemRandomNumberGenerator",
      source: "public typealias SystemRandomNumberGenerator = MediaTime.SimulationRandom"),
    Declaration(
      name: "UUID",
      source: """
        extension Foundation.UUID {
          init() { self = MediaTime.Simulation.uuid() }
        }
        """),
    Declaration(name: "random", source: random),
    Declaration(
      name: "shuffled",
      source: """
        extension Swift.Sequence {
          func shuffled() -> [Element] {
            var generator = MediaTime.SimulationRandom()
            return shuffled(using: &generator)
          }
        }
        """),
    Declaration(
      name: "shuffle",
      source: """
        extension Swift.MutableCollection where Self: Swift.RandomAccessCollection {
          mutating func shuffle() {
            var generator = MediaTime.SimulationRandom()
            shuffle(using: &generator)
          }
        }
        """),
    Declaration(
      name: "randomElement",
      source: """
        extension Swift.Collection {
          func randomElement() -> Element? {
            var generator = MediaTime.SimulationRandom()
            return randomElement(using: &generator)
          }
        }
        """),
    Declaration(
      name: "arc4random",
      source: "func arc4random() -> Swift.UInt32 { MediaTime.Simulation.random32() }"),
    Declaration(
      name: "arc4random_uniform",
      source: """
        func arc4random_uniform(_ bound: Swift.UInt32) -> Swift.UInt32 {
          MediaTime.Simulation.random32(below: bound)
        }
        """),
    Declaration(
      name: "drand48",
      source: "func drand48() -> Swift.Double { MediaTime.Simulation.randomUnit() }"),
  ]

  private static let random = """
    extension Swift.FixedWidthInteger {
      static func random(in range: Swift.Range<Self>) -> Self {
        var generator = MediaTime.SimulationRandom()
        return random(in: range, using: &generator)
      }
      static func random(in range: Swift.ClosedRange<Self>) -> Self {
        var generator = MediaTime.SimulationRandom()
        return random(in: range, using: &generator)
      }
    }
    extension Swift.BinaryFloatingPoint where RawSignificand: Swift.FixedWidthInteger {
      static func random(in range: Swift.Range<Self>) -> Self {
        var generator = MediaTime.SimulationRandom()
        return random(in: range, using: &generator)
      }
      static func random(in range: Swift.ClosedRange<Self>) -> Self {
        var generator = MediaTime.SimulationRandom()
        return random(in: range, using: &generator)
      }
    }
    extension Swift.Bool {
      static func random() -> Swift.Bool {
        var generator = MediaTime.SimulationRandom()
        return random(using: &generator)
      }
    }
    """

  private static let threads: [Declaration] = [
    Declaration(
      name: "Thread",
      source: """
        extension Foundation.Thread {
          static var isMainThread: Swift.Bool { MediaTime.Simulation.isMainThread }
          var isMainThread: Swift.Bool {
            self === Foundation.Thread.current && MediaTime.Simulation.isMainThread
          }
          static func sleep(forTimeInterval seconds: Foundation.TimeInterval) {
            MediaTime.Simulation.sleep(seconds)
          }
          static func sleep(until date: Foundation.Date) {
            MediaTime.Simulation.sleep(date.timeIntervalSince(MediaTime.Simulation.date))
          }
        }
        """),
    Declaration(
      name: "sleep",
      source: """
        @discardableResult func sleep(_ seconds: Swift.UInt32) -> Swift.UInt32 {
          MediaTime.Simulation.sleep(Swift.Double(seconds))
          return 0
        }
        """),
    Declaration(
      name: "usleep",
      source: """
        @discardableResult func usleep(_ microseconds: Swift.UInt32) -> Swift.Int32 {
          MediaTime.Simulation.sleep(Swift.Double(microseconds) / 1e6)
          return 0
        }
        """),
  ]

  private static let tasks: [Declaration] = [
    Declaration(
      name: "Task",
      source: """
        extension _Concurrency.Task where Success == Swift.Never, Failure == Swift.Never {
          static func sleep(nanoseconds duration: Swift.UInt64) async throws {
            try await MediaTime.Simulation.sleep(seconds: Swift.Double(duration) / 1e9)
          }
          static func sleep<C: _Concurrency.Clock>(
            for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
            clock: C = .continuous
          ) async throws {
            try await MediaTime.Simulation.sleep(for: duration, clock: clock)
          }
          static func sleep<C: _Concurrency.Clock>(
            until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
          ) async throws {
            try await MediaTime.Simulation.sleep(until: deadline, clock: clock)
          }
        }
        """)
  ]
}
