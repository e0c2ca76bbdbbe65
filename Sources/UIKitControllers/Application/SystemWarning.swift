import EventLog
import Foundation

/// What UIKit writes to the log when a program does something that it refuses or repairs.
@MainActor enum SystemWarning {
  /// Writes the text to standard error and to the event log.
  static func report(_ text: String, actor: EventActor, object: AnyObject?) {
    FileHandle.standardError.write(Data("Warning: \(text)\n".utf8))
    EventLog.current.record(actor: actor, object: object, call: "warning", args: [("text", text)])
  }
}
