import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// The screens that the scenes move, built as an app would: a layer with sublayers, some of which
/// draw themselves. Lengths are in output pixels; a layer's are a third of that.
enum Screens {
  static let scale: CGFloat = 3
  static let width: CGFloat = 1170
  static let height: CGFloat = 2532

  static func points(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
  }

  static func color(_ rgb: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  private static func plain(_ frame: CGRect, _ rgb: UInt32, radius: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color(rgb)
    layer.cornerRadius = radius / scale
    return layer
  }

  /// A line of text whose baseline is at `y`.
  private static func label(
    _ text: String, size: CGFloat, isBold: Bool = false, _ rgb: UInt32, x: CGFloat,
    baseline y: CGFloat,
    isCentred: Bool = false
  ) -> CALayer {
    let style = TextStyle(
      family: "DejaVu Sans", size: size / scale, weight: isBold ? 0.4 : 0, color: color(rgb))
    let layout = TextLayout(runs: [TextRun(text: text, style: style)])
    let layer = TextLayer(layout)
    let width = (layout.size.width * scale).rounded(.up)
    let height = (layout.size.height * scale).rounded(.up)
    let top = (y - layout.firstBaseline * scale).rounded()
    layer.frame = points(isCentred ? (x - width / 2).rounded() : x, top, width, height)
    return layer
  }

  /// Screen L: a list.
  static func list() -> CALayer {
    let screen = plain(points(0, 0, width, height), 0xF2F2F7)
    screen.addSublayer(label("Inbox", size: 102, isBold: true, 0x000000, x: 48, baseline: 300))
    for row in 0..<12 {
      let y = 372 + 174 * CGFloat(row)
      let cell = plain(points(48, y, 1074, 150), 0xFFFFFF, radius: 30)
      cell.addSublayer(
        label("Row \(row + 1) - lorem ipsum dolor sit", size: 51, 0x1C1C1E, x: 48, baseline: 93))
      screen.addSublayer(cell)
    }
    return screen
  }

  /// Sheet S: a form with rounded top corners.
  static func sheet() -> CALayer {
    let sheet = plain(points(0, 0, width, 2391), 0xFFFFFF, radius: 72)
    sheet.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.masksToBounds = true
    sheet.addSublayer(
      label("New Message", size: 51, isBold: true, 0x000000, x: 585, baseline: 105, isCentred: true)
    )
    let close = plain(points(1077 - 45, 87 - 45, 90, 90), 0xE5E5EA, radius: 45)
    let cross = CAShapeLayer()
    let path = CGMutablePath()
    for (dx, dy) in [(CGFloat(15), CGFloat(15)), (15, -15)] {
      path.move(to: CGPoint(x: (45 - dx) / scale, y: (45 - dy) / scale))
      path.addLine(to: CGPoint(x: (45 + dx) / scale, y: (45 + dy) / scale))
    }
    cross.path = path
    cross.fillColor = nil
    cross.strokeColor = color(0x8A8A8E)
    cross.lineWidth = 6 / scale
    cross.lineCap = .round
    cross.frame = points(0, 0, 90, 90)
    close.addSublayer(cross)
    sheet.addSublayer(close)
    sheet.addSublayer(plain(points(0, 165, width, 1), 0xC6C6C8))
    for row in 0..<8 {
      let y = 165 + 180 * CGFloat(row)
      sheet.addSublayer(
        label("Field \(row + 1): value text here", size: 51, 0x1C1C1E, x: 48, baseline: y + 111))
      sheet.addSublayer(plain(points(48, y + 180, 1122, 1), 0xC6C6C8))
    }
    return sheet
  }

  /// Screen D: a detail page.
  static func detail() -> CALayer {
    let screen = plain(points(0, 0, width, height), 0x1C1C1E)
    let header = CAGradientLayer()
    header.frame = points(0, 0, width, 900)
    header.colors = [color(0xFF9500), color(0xFF2D55)]
    screen.addSublayer(header)
    screen.addSublayer(label("Detail", size: 102, isBold: true, 0xFFFFFF, x: 48, baseline: 860))
    for line in 0..<9 {
      screen.addSublayer(
        label(
          "Line \(line + 1): the quick brown fox jumps", size: 51, 0xEBEBF5, x: 48,
          baseline: 1020 + 160 * CGFloat(line)))
    }
    return screen
  }

  /// Card image C: 1200 x 1200, a ramp with noise.
  static func cardImage() -> CGImage {
    let side = 1200
    let buffer = PixelBuffer(width: side, height: side)
    func clamp(_ value: Int) -> UInt32 { UInt32(min(max(value, 0), 255)) }
    for y in 0..<side {
      let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<side {
        var h = UInt32(x) &* 374_761_393 &+ UInt32(y) &* 668_265_263
        h = (h ^ (h >> 13)) &* 1_274_126_177
        h ^= h >> 16
        let red = clamp(255 * x / 1199 + Int(h & 31) - 16)
        let green = clamp(255 * y / 1199 + Int((h >> 8) & 31) - 16)
        let blue = clamp(160 + Int((h >> 16) & 31) - 16)
        row[x] = 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }
}

/// A layer that draws a line of text, as a label's does.
final class TextLayer: CALayer {
  private let text: TextLayout

  init(_ text: TextLayout) {
    self.text = text
    super.init()
    contentsScale = Screens.scale
    setNeedsDisplay()
  }

  override init(layer: Any) {
    text = (layer as? TextLayer)?.text ?? TextLayout(runs: [])
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(in context: CGContext) { text.draw(in: context, at: .zero) }
}
