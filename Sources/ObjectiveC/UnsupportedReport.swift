import Foundation

/// Collects what a program used that does not work here, each thing once.
package enum UnsupportedReport {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var reported: Set<String> = []
  nonisolated(unsafe) private static var sink: @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data("understudy: \(message)\n".utf8))
  }

  /// Every message so far, sorted.
  package static var messages: [String] { lock.withLock { reported.sorted() } }

  /// Says this once, through the handler.
  package static func report(_ message: String) {
    let (isNew, sink) = lock.withLock { (reported.insert(message).inserted, self.sink) }
    if isNew { sink(message) }
  }

  /// Replaces the handler, which writes to standard error at first.
  package static func onReport(_ handler: @escaping @Sendable (String) -> Void) {
    lock.withLock { sink = handler }
  }

  /// Forgets what was reported, for a new stage.
  package static func reset() { lock.withLock { reported = [] } }
}

/// Reports, once, that the program used an API which compiles but does nothing here.
package func unsupported(_ api: String, _ consequence: String = "ignored") {
  UnsupportedReport.report("\(api) does not work here: \(consequence)")
}
