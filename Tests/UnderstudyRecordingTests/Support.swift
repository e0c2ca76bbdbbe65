import CGif
import CWebP
import CoreGraphics
import Foundation

@testable import UnderstudyRecording

/// A frame to be recorded, with its damage and how long it is shown.
struct Shot {
  let pixels: PixelBuffer
  let damage: [PixelRect]
  let duration: TimeInterval
}

/// What a decoder saw: a whole picture, and when it was shown.
struct Seen {
  let pixels: PixelBuffer
  let start: TimeInterval
  let end: TimeInterval
  /// The rectangle that the file holds for it.
  let rect: PixelRect
}

/// A folder that is gone after the test.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

extension PixelBuffer {
  /// A buffer of one colour, 0xAARRGGBB, premultiplied.
  convenience init(width: Int, height: Int, filledWith color: UInt32) {
    self.init(width: width, height: height)
    fill(bounds, with: color)
  }

  func fill(_ rect: PixelRect, with color: UInt32) {
    for y in rect.y..<rect.maxY {
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in rect.x..<rect.maxX { row[x] = color }
    }
    markDirty()
  }

  subscript(x: Int, y: Int) -> UInt32 {
    (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)[x]
  }
}

/// A blue box that moves over a striped ground, with a pause in the middle.
func movingBox(frames: Int, duration: TimeInterval) -> [Shot] {
  func drawn(at position: Int) -> PixelBuffer {
    let buffer = PixelBuffer(width: 41, height: 23, filledWith: 0xFFF0_F0F5)
    for column in stride(from: 0, to: 41, by: 5) {
      let color = 0xFF00_0000 | UInt32(column * 6) << 16 | 0x40_80
      buffer.fill(PixelRect(x: column, y: 0, width: 2, height: 23), with: color)
    }
    buffer.fill(PixelRect(x: position, y: 4, width: 9, height: 11), with: 0xFF00_66CC)
    return buffer
  }
  var shots: [Shot] = []
  var position = 0
  for index in 0..<frames {
    let moves = index > 0 && !(3..<5).contains(index)
    let old = PixelRect(x: position, y: 4, width: 9, height: 11)
    if moves { position += 2 }
    let new = PixelRect(x: position, y: 4, width: 9, height: 11)
    shots.append(
      Shot(pixels: drawn(at: position), damage: moves ? [old, new] : [], duration: duration))
  }
  return shots
}

/// Records shots and gives the file.
func record(
  _ shots: [Shot], as format: RecordingFormat, to url: URL,
  options: RecordingOptions = RecordingOptions()
) throws {
  let size = shots[0].pixels
  let encoder = try makeEncoder(
    format, to: url, width: size.width, height: size.height, options: options)
  for shot in shots {
    try encoder.append(shot.pixels, damage: shot.damage, duration: shot.duration)
  }
  try encoder.finish()
}

/// Reads an animation back as whole pictures.
func decode(_ format: RecordingFormat, _ url: URL) throws -> [Seen] {
  switch format {
  case .gif: try decodeGIF(url)
  case .apng: try decodeAPNG(url)
  case .webp: try decodeWebP(url)
  case .mp4, .contactSheet, .frames: []
  }
}

struct DecodingFailed: Error {}

func decodeGIF(_ url: URL) throws -> [Seen] {
  var code: Int32 = 0
  guard let file = DGifOpenFileName(url.path, &code), DGifSlurp(file) == GIF_OK else {
    throw DecodingFailed()
  }
  defer { DGifCloseFile(file, &code) }
  let canvas = PixelBuffer(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
  var time = 0.0
  var result: [Seen] = []
  for index in 0..<Int(file.pointee.ImageCount) {
    let image = file.pointee.SavedImages[index]
    var control = GraphicsControlBlock()
    DGifSavedExtensionToGCB(file, Int32(index), &control)
    let place = image.ImageDesc
    guard let colors = place.ColorMap ?? file.pointee.SColorMap else { throw DecodingFailed() }
    for y in 0..<Int(place.Height) {
      for x in 0..<Int(place.Width) {
        let value = Int32(image.RasterBits[y * Int(place.Width) + x])
        if value == control.TransparentColor { continue }
        let color = colors.pointee.Colors[Int(value)]
        canvas.fill(
          PixelRect(x: Int(place.Left) + x, y: Int(place.Top) + y, width: 1, height: 1),
          with: 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8
            | UInt32(color.Blue))
      }
    }
    let end = time + Double(control.DelayTime) / 100
    let rect = PixelRect(
      x: Int(place.Left), y: Int(place.Top), width: Int(place.Width), height: Int(place.Height))
    result.append(Seen(pixels: canvas.copy(), start: time, end: end, rect: rect))
    time = end
  }
  return result
}

func decodeAPNG(_ url: URL) throws -> [Seen] {
  let data = try Data(contentsOf: url)
  func number(_ at: Int, _ bytes: Int = 4) -> Int {
    data[at..<at + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
  var canvas: PixelBuffer?
  var header = Data()
  var control: (rect: PixelRect, length: Double)?
  var body = Data()
  var time = 0.0
  var result: [Seen] = []
  func flush() throws {
    guard let (rect, length) = control else { return }
    var head = header
    head.replaceSubrange(0..<8, with: Data())
    var size = Data()
    size.append(bigEndian32: rect.width)
    size.append(bigEndian32: rect.height)
    let still =
      PNGChunks.signature + PNGChunks.chunk("IHDR", size + head)
      + PNGChunks.chunk("IDAT", body) + PNGChunks.chunk("IEND", Data())
    guard let image = CGImage(encoded: still), let canvas else { throw DecodingFailed() }
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        canvas.fill(
          PixelRect(x: rect.x + x, y: rect.y + y, width: 1, height: 1), with: image.pixels[x, y])
      }
    }
    result.append(Seen(pixels: canvas.copy(), start: time, end: time + length, rect: rect))
    time += length
    body = Data()
    control = nil
  }
  var at = 8
  while at < data.count {
    let length = number(at)
    let start = at + 8
    let kind = String(decoding: data[at + 4..<start], as: UTF8.self)
    switch kind {
    case "IHDR":
      header = data.subdata(in: start..<start + length)
      canvas = PixelBuffer(width: number(start), height: number(start + 4))
    case "fcTL":
      try flush()
      let rect = PixelRect(
        x: number(start + 12), y: number(start + 16), width: number(start + 4),
        height: number(start + 8))
      control = (rect, Double(number(start + 20, 2)) / Double(number(start + 22, 2)))
    case "IDAT": body += data.subdata(in: start..<start + length)
    case "fdAT": body += data.subdata(in: start + 4..<start + length)
    case "IEND": try flush()
    default: break
    }
    at = start + length + 4
  }
  return result
}

func decodeWebP(_ url: URL) throws -> [Seen] {
  let data = try Data(contentsOf: url)
  return try data.withUnsafeBytes { bytes in
    var file = WebPData(
      bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
    var options = WebPAnimDecoderOptions()
    WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_bgrA
    guard let decoder = WebPAnimDecoderNew(&file, &options) else { throw DecodingFailed() }
    defer { WebPAnimDecoderDelete(decoder) }
    var info = WebPAnimInfo()
    WebPAnimDecoderGetInfo(decoder, &info)
    var result: [Seen] = []
    var time: Int32 = 0
    var pixels: UnsafeMutablePointer<UInt8>?
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      let start = time
      guard WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else {
        throw DecodingFailed()
      }
      let buffer = PixelBuffer(width: Int(info.canvas_width), height: Int(info.canvas_height))
      let rowBytes = buffer.width * 4
      for y in 0..<buffer.height {
        memcpy(buffer.base + y * buffer.bytesPerRow, pixels + y * rowBytes, rowBytes)
      }
      result.append(
        Seen(
          pixels: buffer, start: Double(start) / 1000, end: Double(time) / 1000,
          rect: buffer.bounds))
    }
    return result
  }
}
