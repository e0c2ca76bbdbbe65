import Foundation

extension [PathElement] {
  /// The same subpaths, each from its end to its beginning, the last first.
  package func runBackwards() -> [PathElement] {
    var subpaths: [[PathElement]] = []
    for element in self {
      if case .move = element {
        subpaths.append([element])
      } else if subpaths.isEmpty {
        subpaths.append([element])
      } else {
        subpaths[subpaths.count - 1].append(element)
      }
    }
    return subpaths.reversed().flatMap { Self.backwards($0) }
  }

  private static func backwards(_ subpath: [PathElement]) -> [PathElement] {
    guard let start = subpath.first?.end else { return subpath }
    var points = [start]
    for element in subpath.dropFirst() { points.append(element.end ?? start) }
    var result: [PathElement] = []
    var isClosed = false
    var last = subpath.count - 1
    if case .close = subpath[last] {
      isClosed = true
      last -= 1
    }
    result.append(.move(points[last]))
    for index in stride(from: last, to: 0, by: -1) {
      let target = points[index - 1]
      switch subpath[index] {
      case .move, .line, .close: result.append(.line(target))
      case .quadCurve(let control, _): result.append(.quadCurve(control: control, end: target))
      case .curve(let first, let second, _):
        result.append(.curve(control1: second, control2: first, end: target))
      }
    }
    if isClosed { result.append(.close) }
    return result
  }
}
