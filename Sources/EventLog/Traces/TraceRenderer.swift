import Foundation

/// Writes the calls of a run for readers: as text, JSON or HTML.
package enum TraceRenderer {
  /// A sequence chart of characters: time runs down, each part has a lane.
  package static func text(_ events: [LoggedEvent], title: String = "Trace") -> String {
    Trace(events, title: title).text
  }

  /// A JSON array of `{"t", "actor", "class", "call", "args"}`, an event on each line.
  package static func json(_ events: [LoggedEvent]) -> String {
    Trace(events).json
  }

  /// One HTML file that needs nothing else: a sequence chart, and PNG frames beside it.
  package static func html(
    _ events: [LoggedEvent], title: String = "Trace", frames: [(t: Double, png: Data)] = []
  ) -> String {
    Trace(events, title: title).html(frames: frames.map { TraceFrame(t: $0.t, png: $0.png) })
  }
}
