import CoreGraphics
import Foundation

/// Writes an animated PNG: each frame is the rectangle that changed, equal frames are longer ones.
final class APNGWriter: FrameWriter {
  /// A frame whose duration is not known yet.
  private struct Pending {
    let rect: PixelRect
    let pixels: Data
    var duration: TimeInterval
  }

  private let file: FileHandle
  private let compressor = PNGCompressor()
  private var isOpaque = true
  private var pending: Pending?
  private var delays = Delays(unitsPerSecond: 1000)
  private var frameCount = 0
  private var sequence = 0
  private var controlOffset: UInt64 = 0

  init(_ url: URL) throws {
    file = try FileHandle(forWritingTo: url)
  }

  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws {
    if changed.isEmpty, pending != nil {
      pending?.duration += duration
      return
    }
    if pending == nil {
      isOpaque = PNGChunks.isOpaque(frame)
      try writeHead(width: frame.width, height: frame.height)
    } else {
      try writePending()
    }
    pending = Pending(
      rect: changed, pixels: try compressor.pixels(of: frame, in: changed, isOpaque: isOpaque),
      duration: duration)
  }

  func close() throws {
    try writePending()
    try file.write(contentsOf: PNGChunks.chunk("IEND", Data()))
    try file.seek(toOffset: controlOffset)
    try file.write(contentsOf: control(frames: frameCount))
    try file.close()
  }

  func abandon() {
    try? file.close()
  }

  private func writeHead(width: Int, height: Int) throws {
    let head =
      PNGChunks.signature
      + PNGChunks.header(width: width, height: height, isOpaque: isOpaque)
    controlOffset = UInt64(head.count)
    // The number of frames is filled in at the end.
    try file.write(contentsOf: head + control(frames: 0))
  }

  private func control(frames: Int) -> Data {
    var body = Data()
    body.append(bigEndian32: frames)
    // Plays for ever.
    body.append(bigEndian32: 0)
    return PNGChunks.chunk("acTL", body)
  }

  private func writePending() throws {
    guard let frame = pending else { return }
    var body = Data()
    body.append(bigEndian32: nextSequence())
    for number in [frame.rect.width, frame.rect.height, frame.rect.x, frame.rect.y] {
      body.append(bigEndian32: number)
    }
    let (delay, denominator) = fraction(delays.take(frame.duration))
    body.append(bigEndian16: delay)
    body.append(bigEndian16: denominator)
    // The rectangle stays, and replaces what was there.
    body.append(contentsOf: [0, 0])
    try file.write(contentsOf: PNGChunks.chunk("fcTL", body))
    if frameCount == 0 {
      try file.write(contentsOf: PNGChunks.chunk("IDAT", frame.pixels))
    } else {
      var data = Data()
      data.append(bigEndian32: nextSequence())
      data.append(frame.pixels)
      try file.write(contentsOf: PNGChunks.chunk("fdAT", data))
    }
    frameCount += 1
    pending = nil
  }

  private func nextSequence() -> Int {
    defer { sequence += 1 }
    return sequence
  }

  /// A delay is a fraction of 16-bit numbers; long ones count in tenths.
  private func fraction(_ milliseconds: Int) -> (Int, Int) {
    milliseconds <= 65535 ? (milliseconds, 1000) : (min(milliseconds / 100, 65535), 10)
  }
}
