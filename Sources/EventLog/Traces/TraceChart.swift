import Foundation

/// The drawing inside an HTML trace, in SVG.
struct TraceChart {
  private static let rowHeight = 30.0
  private static let timeGap = 14.0
  private static let laneWidth = 168.0
  private static let top = 92.0
  private static let systemX = 104.0
  private static let frameWidth = 132.0
  private static let frameGap = 20.0
  private static let columnLimit = 5

  /// Where one event is drawn.
  private struct Row {
    let event: LoggedEvent
    let y: Double
    let isNewTime: Bool
  }

  /// A picture and the place it got.
  private struct Picture {
    let frame: TraceFrame
    let y: Double
    let anchor: Double
    let height: Double
    let column: Int
  }

  private let lanes: TraceLanes
  private let rows: [Row]
  private let pictures: [Picture]

  /// The seconds from launch to the last event.
  let duration: Double

  init(events: [LoggedEvent], frames: [TraceFrame]) {
    lanes = TraceLanes(events)
    duration = events.last?.t ?? 0
    var rows: [Row] = []
    var y = Self.top
    for event in events {
      let isNewTime = rows.last.map { Trace.time($0.event.t) != Trace.time(event.t) } ?? true
      if isNewTime, !rows.isEmpty { y += Self.timeGap }
      y += Self.rowHeight
      rows.append(Row(event: event, y: y, isNewTime: isNewTime))
    }
    self.rows = rows
    pictures = Self.placed(frames, beside: rows)
  }

  /// Each picture beside the first event that is not earlier: in the first column that is free
  /// there, or in the one that is free soonest.
  private static func placed(_ frames: [TraceFrame], beside rows: [Row]) -> [Picture] {
    var pictures: [Picture] = []
    var bottoms = [Double](repeating: top - 10, count: columnLimit)
    for frame in frames where frame.width > 0 {
      let last = rows.last?.y ?? top
      let anchor = rows.first { $0.event.t >= frame.t }?.y ?? last + rowHeight
      let height = frameWidth * Double(frame.height) / Double(frame.width)
      let free = bottoms.firstIndex { $0 <= anchor - 10 }
      let column = free ?? bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let y = max(anchor - 10, bottoms[column])
      pictures.append(Picture(frame: frame, y: y, anchor: anchor, height: height, column: column))
      bottoms[column] = y + height + 34
    }
    return pictures
  }

  private var labelEnd: Double {
    rows.map { row in
      laneX(lanes.index(of: row.event)) + 16
        + 7.0 * Double(row.event.call.count) + 6.2 * Double(row.event.argumentText.count) + 24
    }.max() ?? 0
  }

  private var frameX: Double {
    max(laneX(lanes.all.count - 1) + Self.laneWidth, labelEnd) + 24
  }

  private var width: Double {
    let columns = (pictures.map(\.column).max() ?? -1) + 1
    return frameX + Double(columns) * (Self.frameWidth + Self.frameGap) + 16
  }

  private var bottom: Double { (rows.last?.y ?? Self.top) + Self.rowHeight }

  private var height: Double {
    max(bottom, pictures.map { $0.y + $0.height + 34 }.max() ?? 0) + 16
  }

  private func laneX(_ index: Int) -> Double {
    Self.systemX + 96 + Double(index) * Self.laneWidth
  }

  /// The whole drawing.
  var svg: String {
    var parts = [
      """
      <svg width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" role="img" aria-label="Sequence chart">
      <defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" class="head"/></marker></defs>
      """
    ]
    parts.append(lifeline(x: Self.systemX, title: "system", subtitle: "UIKit", hue: nil))
    for (index, lane) in lanes.all.enumerated() {
      let classes = lane.classes.map(Self.shortName).joined(separator: ", ")
      parts.append(lifeline(x: laneX(index), title: lane.actor, subtitle: classes, hue: index))
    }
    parts += pictures.map(drawing)
    parts += rows.map(drawing)
    parts.append("</svg>")
    return parts.joined(separator: "\n")
  }

  private func lifeline(x: Double, title: String, subtitle: String, hue: Int?) -> String {
    let lane = hue.map { "lane l\($0 % 8)" } ?? "lane system"
    let short = subtitle.count > 24 ? subtitle.prefix(23) + "…" : Substring(subtitle)
    return """
      <g class="\(lane)"><line x1="\(number(x))" y1="74" x2="\(number(x))" y2="\(number(bottom))"/>
      <text class="actor" x="\(number(x))" y="40">\(Self.escaped(title))</text>
      <text class="class" x="\(number(x))" y="58">\(Self.escaped(String(short)))\
      <title>\(Self.escaped(subtitle))</title></text></g>
      """
  }

  private func drawing(_ row: Row) -> String {
    let index = lanes.index(of: row.event)
    let x = laneX(index)
    let y = number(row.y)
    var text = "<g class=\"row l\(index % 8)\">"
    if row.isNewTime {
      text +=
        "<text class=\"time\" x=\"\(number(Self.systemX - 18))\" y=\"\(number(row.y + 4))\">"
        + "\(Trace.time(row.event.t))</text>"
    }
    text +=
      "<line class=\"arrow\" x1=\"\(number(Self.systemX))\" y1=\"\(y)\" "
      + "x2=\"\(number(x - 5))\" y2=\"\(y)\" marker-end=\"url(#head)\"/>"
    text += "<circle cx=\"\(number(x))\" cy=\"\(y)\" r=\"4.5\"/>"
    text +=
      "<text class=\"call\" x=\"\(number(x + 12))\" y=\"\(number(row.y + 4))\">"
      + Self.escaped(row.event.call)
    if !row.event.args.isEmpty {
      text += "<tspan class=\"args\" dx=\"8\">\(Self.escaped(row.event.argumentText))</tspan>"
    }
    let name = Self.escaped(row.event.class)
    return text + "<title>\(name) at \(Trace.time(row.event.t)) s</title></text></g>"
  }

  private func drawing(_ picture: Picture) -> String {
    let left = frameX + Double(picture.column) * (Self.frameWidth + Self.frameGap)
    let right = left + Self.frameWidth
    let box =
      "x=\"\(number(left))\" y=\"\(number(picture.y))\" "
      + "width=\"\(number(Self.frameWidth))\" height=\"\(number(picture.height))\""
    // Only what stands beside its event is tied to it; the others would cross each other.
    let isBeside = picture.column == 0 && picture.y == picture.anchor - 10
    let link =
      isBeside
      ? "<path class=\"link\" d=\"M\(number(Self.systemX)) \(number(picture.anchor))"
        + "H\(number(left - 4))\"/>"
      : ""
    let data = picture.frame.png.base64EncodedString()
    return """
      <g class="frame">\(link)
      <image \(box) href="data:image/png;base64,\(data)"/>
      <rect \(box) rx="6"/>
      <text class="time" x="\(number(right))" \
      y="\(number(picture.y + picture.height + 16))">\(Trace.time(picture.frame.t)) s</text></g>
      """
  }

  private static func shortName(_ name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }

  private func number(_ value: Double) -> String { NumberText.text(value) }

  /// Text that is safe inside HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
