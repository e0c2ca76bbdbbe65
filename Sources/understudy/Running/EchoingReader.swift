import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Passes what a program writes on to standard error as it comes, and keeps the end of it.
///
/// The runtime's own crash report is kept but not shown: the tool says in a paragraph what it means.
final class EchoingReader: @unchecked Sendable {
  private let handle: FileHandle
  private let done = DispatchSemaphore(value: 0)
  private let reported = Atomic(false)
  private var kept = Data()
  private static let limit = 1 << 20

  init(_ handle: FileHandle) {
    self.handle = handle
    Thread.detachNewThread { [self] in
      read()
      done.signal()
    }
  }

  private func read() {
    var line = Data()
    var isReport = false
    // An empty line is shown with what follows it: the report, which is not, begins with one.
    var blank = Data()
    func flush() {
      guard !line.isEmpty else { return }
      if Self.beginsReport(line) { isReport = true }
      if isReport {
        if line.starts(with: Data("Backtrace took".utf8)) {
          reported.store(true, ordering: .releasing)
        }
      } else if line.count == 1, line.first == UInt8(ascii: "\n") {
        blank.append(line)
      } else {
        try? FileHandle.standardError.write(contentsOf: blank)
        blank.removeAll()
        try? FileHandle.standardError.write(contentsOf: line)
      }
      line.removeAll(keepingCapacity: true)
    }
    while true {
      let data = handle.availableData
      if data.isEmpty { break }
      kept.append(data)
      if kept.count > 2 * Self.limit { kept = Data(kept.suffix(Self.limit)) }
      for byte in data {
        line.append(byte)
        if byte == UInt8(ascii: "\n") { flush() }
      }
    }
    flush()
  }

  private static func beginsReport(_ line: Data) -> Bool {
    let text = String(decoding: line.prefix(400), as: UTF8.self)
    return text.contains("*** Signal ") || text.hasPrefix("swift-runtime: ")
      || text.contains("*** Swift runtime failure")
      || text.contains("💣 Program crashed") || text.contains("Fatal error: ")
      || text.hasPrefix("*** Program crashed")
  }

  /// Whether the runtime's report of where the program is has come to its end.
  var hasWholeReport: Bool { reported.load(ordering: .acquiring) }

  /// Waits for the end and gives what was read.
  func finish() -> String {
    done.wait()
    return String(decoding: kept, as: UTF8.self)
  }
}
