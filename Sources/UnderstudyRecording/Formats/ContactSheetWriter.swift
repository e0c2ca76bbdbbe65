import CoreGraphics
import Foundation

/// Writes one picture with a grid of small frames, chosen evenly from first to last.
final class ContactSheetWriter: FrameWriter {
  /// A small frame and when it was shown.
  private struct Thumbnail {
    let time: TimeInterval
    let pixels: PixelBuffer
  }

  private static let gap = 16
  private static let labelHeight = 22

  private let url: URL
  private let options: RecordingOptions
  private let width: Int
  private let height: Int
  private var candidates: [Thumbnail] = []
  private var last: Thumbnail?
  private var time: TimeInterval = 0
  private var count = 0
  /// Every so many frames is a candidate; grows, so that memory does not.
  private var stride = 1

  init(_ url: URL, size: (width: Int, height: Int), options: RecordingOptions) {
    self.url = url
    self.options = options
    width = min(size.width, options.contactSheetFrameWidth)
    height = max(size.height * width / size.width, 1)
  }

  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws {
    let pixels = changed.isEmpty ? last?.pixels ?? thumbnail(of: frame) : thumbnail(of: frame)
    let small = Thumbnail(time: time, pixels: pixels)
    last = small
    if count % stride == 0 { candidates.append(small) }
    if candidates.count > options.contactSheetLimit * 4 {
      candidates = candidates.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      stride *= 2
    }
    count += 1
    time += duration
  }

  func close() throws {
    try PNGWriter.write(sheet(chosen), to: url)
  }

  func abandon() {}

  /// Evenly spread, with the first and the last.
  private var chosen: [Thumbnail] {
    var all = candidates
    if let last, all.last.map({ $0.time < last.time }) ?? true { all.append(last) }
    let limit = max(options.contactSheetLimit, 2)
    guard all.count > limit else { return all }
    return (0..<limit).map { index in
      all[(index * (all.count - 1) + (limit - 1) / 2) / (limit - 1)]
    }
  }

  private func thumbnail(of frame: PixelBuffer) -> PixelBuffer {
    // Halved until the rest is less than a half: bilinear filters skip pixels beyond that.
    var source = frame
    while source.width >= width * 2, source.height >= height * 2 {
      source = scaled(source, width: (source.width + 1) / 2, height: (source.height + 1) / 2)
    }
    return scaled(source, width: width, height: height)
  }

  private func scaled(_ source: PixelBuffer, width: Int, height: Int) -> PixelBuffer {
    let target = PixelBuffer(width: width, height: height)
    let context = CGContext(buffer: target, scale: 1)
    context.interpolationQuality = .medium
    source.markDirty()
    context.drawUpright(
      CGImage(buffer: source), in: CGRect(x: 0, y: 0, width: width, height: height))
    target.flush()
    return target
  }

  /// As many columns as make the sheet about as wide as it is high.
  private func columns(for count: Int) -> Int {
    let ratio = Double(height + Self.gap) / Double(width + Self.gap)
    let ideal = (Double(count) * ratio * 1.5).squareRoot().rounded()
    return min(max(Int(ideal), 1), count)
  }

  private func sheet(_ frames: [Thumbnail]) -> PixelBuffer {
    let columns = columns(for: frames.count)
    let rows = (frames.count + columns - 1) / columns
    let label = options.drawLabel == nil ? 0 : Self.labelHeight
    let cell = (width: width + Self.gap, height: height + label + Self.gap)
    let sheet = PixelBuffer(
      width: columns * cell.width + Self.gap, height: rows * cell.height + Self.gap)
    let context = CGContext(buffer: sheet, scale: 1)
    context.setFillColor(CGColor(srgbRed: 0.93, green: 0.93, blue: 0.94, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: sheet.width, height: sheet.height))
    for (index, frame) in frames.enumerated() {
      let x = Self.gap + index % columns * cell.width
      let y = Self.gap + index / columns * cell.height
      context.drawUpright(
        CGImage(buffer: frame.pixels), in: CGRect(x: x, y: y, width: width, height: height))
      options.drawLabel?(
        context, Self.text(frame.time), CGRect(x: x, y: y + height, width: width, height: label))
    }
    sheet.flush()
    return sheet
  }

  /// Seconds with three decimals: `0.250 s`.
  private static func text(_ time: TimeInterval) -> String {
    let thousandths = Int((time * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest + " s"
  }
}
