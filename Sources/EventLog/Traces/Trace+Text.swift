extension Trace {
  /// The trace as a sequence chart of characters: time runs down, each part has a lane.
  ///
  /// ```
  ///    t     1 2
  /// 0.000    ● │   presenting  App.Start   viewWillDisappear(_:)  animated: true
  /// 0.000    │ ●   presented   App.Sheet   viewWillAppear(_:)  animated: true
  /// ```
  package var text: String {
    let lanes = TraceLanes(events)
    let actorWidth = events.map(\.actor.count).max() ?? 0
    let classWidth = min(events.map(\.class.count).max() ?? 0, 40)
    var lines = ["\(title): \(events.count) \(events.count == 1 ? "call" : "calls")", ""]
    for (index, lane) in lanes.all.enumerated() {
      lines.append("  \(Self.mark(index))  \(lane.actor): \(lane.classes.joined(separator: ", "))")
    }
    if !lanes.all.isEmpty { lines.append("") }
    let heads = lanes.all.indices.map(Self.mark).joined(separator: " ")
    lines.append("     t    " + heads)
    var previous: String?
    for event in events {
      let time = Self.time(event.t)
      let shown = time == previous ? "" : time
      previous = time
      let own = lanes.index(of: event)
      let chart = lanes.all.indices.map { $0 == own ? "●" : "│" }.joined(separator: " ")
      var line = Self.padded(shown, to: 8, right: true) + "  " + chart + "   "
      line += Self.padded(event.actor, to: actorWidth) + "  "
      line += Self.padded(event.class, to: classWidth) + "  " + event.call
      if !event.args.isEmpty { line += "  " + event.argumentText }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Seconds with three decimals, so that columns line up.
  static func time(_ t: Double) -> String {
    let text = NumberText.text(t)
    guard let point = text.firstIndex(of: ".") else { return text + ".000" }
    let decimals = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: 3 - decimals)
  }

  private static func mark(_ index: Int) -> String {
    index < 9 ? String(index + 1) : String(UnicodeScalar(UInt8(97 + (index - 9) % 26)))
  }

  private static func padded(_ text: String, to width: Int, right: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(width - text.count, 0))
    return right ? blanks + text : text + blanks
  }
}
