import CEncoding
import CGif
import CoreGraphics
import Foundation

/// Writes an animated GIF.
///
/// Each frame is the rectangle that changed, with unchanged pixels transparent. A frame with at
/// most 255 changed colours keeps them exactly; more are reduced. Viewers slow down frames shorter
/// than 0.02 s, so a frame that would be shorter gives its time to the next.
final class GIFWriter: FrameWriter {
  private static let shortestDelay = 2

  private let file: UnsafeMutablePointer<GifFileType>
  private var isOpen = true
  private let size: (width: Int, height: Int)
  /// What the file shows so far.
  private let shown: PixelBuffer
  /// The frame that waits until its duration is known.
  private let waiting: PixelBuffer
  private var waitingRect = PixelRect.empty
  private var waitingDuration: TimeInterval = 0
  private var frameCount = 0
  private var globalColors: [UInt32] = []
  /// The waiting frame's colour numbers; the memory is used again.
  private var indexes: [UInt8] = []
  private var delays = Delays(unitsPerSecond: 100)

  init(_ url: URL, size: (width: Int, height: Int)) throws {
    var code: Int32 = 0
    guard let file = EGifOpenFileName(url.path, false, &code) else { throw Self.failure(code) }
    self.file = file
    self.size = size
    shown = PixelBuffer(width: size.width, height: size.height)
    waiting = PixelBuffer(width: size.width, height: size.height)
    EGifSetGifVersion(file, true)
  }

  deinit { abandon() }

  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws {
    if changed.isEmpty {
      waitingDuration += duration
      return
    }
    if !waitingRect.isEmpty, delays.units(adding: waitingDuration) >= Self.shortestDelay {
      try writeWaiting()
    }
    copy(frame, to: waiting, in: changed)
    waitingRect = waitingRect.union(changed)
    waitingDuration += duration
  }

  func close() throws {
    try writeWaiting(isLast: true)
    isOpen = false
    var code: Int32 = 0
    guard EGifCloseFile(file, &code) == GIF_OK else { throw Self.failure(code) }
  }

  func abandon() {
    guard isOpen else { return }
    isOpen = false
    var code: Int32 = 0
    EGifCloseFile(file, &code)
  }

  private func writeWaiting(isLast: Bool = false) throws {
    let rect = waitingRect
    guard !rect.isEmpty else { return }
    let offset = rect.y * waiting.bytesPerRow + rect.x * 4
    var palette = [UInt32](repeating: 0, count: Int(CE_COLORS))
    if indexes.count < rect.area { indexes = [UInt8](repeating: 0, count: rect.area) }
    let old = frameCount == 0 ? nil : shown.base + offset
    let count = ce_quantise(
      waiting.base + offset, waiting.bytesPerRow, old, shown.bytesPerRow, Int32(rect.width),
      Int32(rect.height), &palette, &indexes)
    guard count >= 0 else { throw RecordingError.encoder("not enough memory for a GIF") }
    var delay = delays.take(waitingDuration)
    if isLast { delay = max(delay, Self.shortestDelay) }
    try writeImage(rect, Array(palette.prefix(Int(count))), delay: delay)
    copy(waiting, to: shown, in: rect)
    waitingRect = .empty
    waitingDuration = 0
    frameCount += 1
  }

  private func writeImage(_ rect: PixelRect, _ palette: [UInt32], delay: Int) throws {
    if frameCount == 0 { try writeHead(palette) }
    // The first frame's colours are everybody's; a frame that needs others brings its own.
    let isKnown = useGlobalColors(palette, count: rect.area)
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(min(delay, 65535)),
      TransparentColor: CE_TRANSPARENT)
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, bytes))
    let colors = isKnown ? nil : try makeColorMap(palette)
    defer { GifFreeMapObject(colors) }
    try check(
      EGifPutImageDesc(
        file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, colors))
    try indexes.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<rect.height {
        let line = pixels.baseAddress.map { $0 + row * rect.width }
        try check(EGifPutLine(file, line, Int32(rect.width)))
      }
    }
  }

  private func writeHead(_ palette: [UInt32]) throws {
    globalColors = palette
    let colors = try makeColorMap(palette)
    defer { GifFreeMapObject(colors) }
    try check(EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), 8, 0, colors))
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    // Plays for ever.
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0]))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Rewrites the indexes for the global palette, if all colours are in it.
  private func useGlobalColors(_ palette: [UInt32], count: Int) -> Bool {
    if frameCount == 0 { return true }
    let places = Dictionary(
      globalColors.enumerated().map { ($1, UInt8($0)) }, uniquingKeysWith: { first, _ in first })
    let mapped = palette.compactMap { places[$0] }
    guard mapped.count == palette.count else { return false }
    var table = mapped
    table += [UInt8](repeating: UInt8(CE_TRANSPARENT), count: 256 - mapped.count)
    ce_map_bytes(&indexes, count, table)
    return true
  }

  private func makeColorMap(_ palette: [UInt32]) throws -> UnsafeMutablePointer<ColorMapObject> {
    let colors = (0..<256).map { index in
      let color = index < palette.count ? palette[index] : 0
      return GifColorType(
        Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
    }
    guard let map = GifMakeMapObject(256, colors) else {
      throw RecordingError.encoder("not enough memory for a GIF")
    }
    return map
  }

  private func copy(_ source: PixelBuffer, to target: PixelBuffer, in rect: PixelRect) {
    let offset = rect.y * source.bytesPerRow + rect.x * 4
    _ = ce_copy_changed(
      target.base + offset, target.bytesPerRow, source.base + offset, source.bytesPerRow,
      Int32(rect.width), Int32(rect.height))
  }

  private func check(_ status: Int32) throws {
    if status != GIF_OK { throw Self.failure(file.pointee.Error) }
  }

  private static func failure(_ code: Int32) -> RecordingError {
    .encoder(GifErrorString(code).map { String(cString: $0) } ?? "GIF error \(code)")
  }
}
