import CoreGraphics
import Foundation

/// One of the system's symbols, drawn here in our own lines in a box of 24 by 24.
package struct SymbolShape: Sendable {
  /// One step of the drawing, its path in the letters of ``SymbolPath``.
  enum Part: Sendable {
    /// Lines in the weight asked for.
    case lines(String)
    /// A filled area.
    case area(String)
    /// An area cut out of what is drawn so far.
    case hole(String)
    /// Lines cut out of what is drawn so far.
    case groove(String)
    /// Another symbol, smaller.
    case inset(String, scale: CGFloat, cutOut: Bool)
  }

  var parts: [Part]
  /// The width of the box as a share of its height.
  var aspect: CGFloat = 1

  /// The symbol of this name, also those that put a known one into a circle or square.
  static func named(_ name: String) -> SymbolShape? {
    if let known = SymbolTable.shapes[name] { return known }
    for (frame, outline) in SymbolTable.frames {
      if name.hasSuffix(".\(frame).fill") {
        let base = String(name.dropLast(frame.count + 6))
        guard SymbolTable.shapes[base] != nil else { continue }
        return SymbolShape(parts: [.area(outline), .inset(base, scale: 0.52, cutOut: true)])
      }
      if name.hasSuffix(".\(frame)") {
        let base = String(name.dropLast(frame.count + 1))
        guard SymbolTable.shapes[base] != nil else { continue }
        return SymbolShape(parts: [.lines(outline), .inset(base, scale: 0.5, cutOut: false)])
      }
    }
    return nil
  }

  func draw(
    in rect: CGRect, configuration: SymbolLook, color: CGColor, context: CGContext
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    // Holes must not cut what was there before.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / (24 * aspect), y: rect.height / 24)
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineWidth(configuration.lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    draw(in: context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func draw(in context: CGContext) {
    for part in parts {
      context.saveGState()
      switch part {
      case .lines(let path): context.stroke(SymbolPath.path(path))
      case .area(let path): context.fill(SymbolPath.path(path), rule: .winding)
      case .hole(let path):
        context.setBlendMode(.destinationOut)
        context.fill(SymbolPath.path(path), rule: .winding)
      case .groove(let path):
        context.setBlendMode(.destinationOut)
        context.stroke(SymbolPath.path(path))
      case .inset(let name, let scale, let cutOut):
        if cutOut { context.setBlendMode(.destinationOut) }
        context.translateBy(x: 12 * (1 - scale), y: 12 * (1 - scale))
        context.scaleBy(x: scale, y: scale)
        context.setLineWidth(2.2 / scale)
        SymbolTable.shapes[name]?.drawPlain(in: context)
      }
      context.restoreGState()
    }
  }

  /// Lines and areas alone, in the blend mode in force.
  private func drawPlain(in context: CGContext) {
    for part in parts {
      switch part {
      case .lines(let path): context.stroke(SymbolPath.path(path))
      case .area(let path): context.fill(SymbolPath.path(path), rule: .winding)
      case .hole, .groove, .inset: break
      }
    }
  }
}

/// Paths in letters: `M` move, `L` line, `C` curve, `Z` close, `O` circle (centre, radius), `R` rounded
/// rectangle (x, y, width, height, radius), `A` arc (centre, radius, from and to degrees clockwise).
enum SymbolPath {
  static func path(_ text: String) -> CGPath {
    let path = CGMutablePath()
    var words = text.split(separator: " ")[...]
    func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    while let command = words.popFirst() {
      switch command {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "C":
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      case "Z": path.closeSubpath()
      case "O":
        let center = point()
        let radius = number()
        path.addEllipse(
          in: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "R":
        let rect = CGRect(x: number(), y: number(), width: number(), height: number())
        let radius = number()
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
      case "A":
        let center = point()
        let radius = number()
        let (from, to) = (number() * .pi / 180, number() * .pi / 180)
        let start = CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from))
        path.move(to: start)
        path.addRelativeArc(center: center, radius: radius, startAngle: from, delta: to - from)
      default: assertionFailure("unknown letter \(command) in the path of a symbol")
      }
    }
    return path
  }
}
