import CoreGraphics
import Foundation

extension UIImage {
  func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(storage: storage, look: look)
  }

  var sizeInPoints: CGSize {
    switch storage {
    case .empty: return .zero
    case .symbol(let shape, let values):
      return CGSize(
        width: (values.side * shape.aspect * 3).rounded(.up) / 3,
        height: (values.side * 3).rounded(.up) / 3)
    case .bitmap(let picture):
      let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
      return look.orientation.swapsSides
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// Whether the picture takes the tint of the view that shows it.
  package var isTemplate: Bool {
    switch look.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic:
      if case .symbol(_, let values) = storage { return values.color == nil && look.tint == nil }
      return false
    }
  }

  /// The stored pixels, in a symbol's case drawn in black or its own colour.
  func rendered(scale: CGFloat) -> CGImage? {
    switch storage {
    case .empty: return nil
    case .bitmap(let picture):
      guard let tint = look.tint else { return picture }
      return picture.filled(with: tint.cgColor)
    case .symbol: return rendered(size: size, scale: scale, tint: nil)
    }
  }

  /// The picture as it is shown: upright, in the tint if it is a template or a tint is given, drawn for
  /// `size` points of `scale` pixels; its own size where nil. Stretched as its caps ask.
  package func rendered(size: CGSize? = nil, scale: CGFloat, tint: CGColor?) -> CGImage? {
    let size = size ?? self.size
    guard size.width > 0, size.height > 0 else { return nil }
    if tint == nil, look.tint == nil, look.orientation == .up, look.capInsets == .zero,
      case .bitmap(let picture) = storage
    {
      return picture
    }
    let context = ImageDrawing.makeContext(size: size, scale: scale, opaque: false)
    draw(in: CGRect(origin: .zero, size: size), context: context)
    guard let picture = context.makeImage() else { return nil }
    guard let tint, isTemplate || tint.alpha > 0 else { return picture }
    return picture.filled(with: tint)
  }

  /// The pixels turned upright.
  var uprightPixels: CGImage? {
    if case .bitmap(let picture) = storage, look.orientation == .up, look.tint == nil {
      return picture
    }
    return rendered(scale: scale, tint: nil)
  }

  /// Draws the picture into a rectangle of a context whose y points down.
  package func draw(in rect: CGRect, context: CGContext) {
    switch storage {
    case .empty: break
    case .symbol(let shape, let values):
      let color = values.color ?? look.tint ?? UIColor.black
      shape.draw(in: rect, configuration: values, color: color.cgColor, context: context)
    case .bitmap(let stored):
      let picture = look.tint.flatMap { stored.filled(with: $0.cgColor) } ?? stored
      if look.orientation != .up {
        drawTurned(picture, in: rect, context: context)
      } else if look.capInsets != .zero {
        drawStretched(picture, in: rect, context: context)
      } else {
        context.drawUpright(picture, in: rect)
      }
    }
  }

  private func drawTurned(_ picture: CGImage, in rect: CGRect, context: CGContext) {
    let (angle, mirrors) = look.orientation.turn
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    if mirrors { context.scaleBy(x: -1, y: 1) }
    context.rotate(by: angle)
    let (width, height) =
      look.orientation.swapsSides
      ? (rect.height, rect.width) : (rect.width, rect.height)
    context.drawUpright(
      picture, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
    context.restoreGState()
  }

  /// Nine parts: corners keep their size, the rest is stretched or repeated.
  private func drawStretched(_ picture: CGImage, in rect: CGRect, context: CGContext) {
    let caps = look.capInsets
    let size = size
    let columns = Self.parts(size.width, caps.left, caps.right, from: rect.minX, length: rect.width)
    let rows = Self.parts(size.height, caps.top, caps.bottom, from: rect.minY, length: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
          width: (column.source.upperBound - column.source.lowerBound) * scale,
          height: (row.source.upperBound - row.source.lowerBound) * scale)
        guard source.width > 0, source.height > 0, let part = picture.cropping(to: source) else {
          continue
        }
        let target = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        if look.resizingMode == .tile, column.isMiddle || row.isMiddle {
          context.saveGState()
          context.clip(to: target)
          let width = column.isMiddle ? source.width / scale : target.width
          let height = row.isMiddle ? source.height / scale : target.height
          for y in stride(from: target.minY, to: target.maxY, by: height) {
            for x in stride(from: target.minX, to: target.maxX, by: width) {
              context.drawUpright(part, in: CGRect(x: x, y: y, width: width, height: height))
            }
          }
          context.restoreGState()
        } else {
          context.drawUpright(part, in: target)
        }
      }
    }
  }

  private struct Part {
    var source: Range<CGFloat>
    var start: CGFloat
    var length: CGFloat
    var isMiddle: Bool
  }

  private static func parts(
    _ size: CGFloat, _ low: CGFloat, _ high: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [Part] {
    let middle = max(0, size - low - high)
    let room = max(0, length - low - high)
    return [
      Part(source: 0..<low, start: start, length: low, isMiddle: false),
      Part(source: low..<(low + middle), start: start + low, length: room, isMiddle: true),
      Part(source: (low + middle)..<size, start: start + low + room, length: high, isMiddle: false),
    ].filter { !$0.source.isEmpty && $0.length > 0 }
  }
}

extension UIImage.Orientation {
  /// The turn that shows stored pixels upright, in radians clockwise, before any mirroring.
  fileprivate var turn: (angle: CGFloat, mirrors: Bool) {
    switch self {
    case .up: (0, false)
    case .down: (.pi, false)
    case .left: (-.pi / 2, false)
    case .right: (.pi / 2, false)
    case .upMirrored: (0, true)
    case .downMirrored: (.pi, true)
    case .leftMirrored: (.pi / 2, true)
    case .rightMirrored: (-.pi / 2, true)
    }
  }
}
