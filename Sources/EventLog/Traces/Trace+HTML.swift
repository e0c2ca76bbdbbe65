import Foundation

/// A picture to be shown beside a trace.
package struct TraceFrame {
  /// When it was shown, in seconds since launch.
  package let t: Double
  /// The picture as a PNG.
  package let png: Data
  /// Its width in pixels.
  package let width: Int
  /// Its height in pixels.
  package let height: Int

  /// Makes a picture; its size is read from the PNG's header, and is 0 for what is not a PNG.
  package init(t: Double, png: Data) {
    self.t = t
    self.png = png
    let header = [UInt8](png.prefix(24))
    func number(_ start: Int) -> Int {
      guard header.count == 24 else { return 0 }
      return header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(16)
    height = number(20)
  }
}

extension Trace {
  /// The trace as one HTML file that needs nothing else: a sequence chart, and frames beside it.
  package func html(frames: [TraceFrame] = []) -> String {
    let chart = TraceChart(events: events, frames: frames)
    let title = TraceChart.escaped(self.title)
    let count = "\(events.count) \(events.count == 1 ? "call" : "calls")"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(TraceChart.style)
      </style>
      </head>
      <body>
      <header><h1>\(title)</h1><p>\(count), \(Trace.time(chart.duration)) s. Time runs down; \
      each arrow is a call from the system to the program.</p></header>
      <div class="scroll">
      \(chart.svg)
      </div>
      </body>
      </html>

      """
  }
}
