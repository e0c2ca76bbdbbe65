import CEncoding
import CWebP
import CoreGraphics
import Foundation

/// Writes an animated WebP; the encoder finds the rectangles that changed itself.
final class WebPWriter: FrameWriter {
  private let url: URL
  private let size: (width: Int, height: Int)
  private var encoder: OpaquePointer?
  private var config = WebPConfig()
  private var delays = Delays(unitsPerSecond: 1000)
  private var time = 0
  private var straight: [UInt32] = []

  init(_ url: URL, size: (width: Int, height: Int), options: RecordingOptions) throws {
    self.url = url
    self.size = size
    var settings = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&settings) != 0 else {
      throw RecordingError.encoder("this libwebp has another version than the one built against")
    }
    settings.anim_params.loop_count = 0
    settings.allow_mixed = 0
    encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &settings)
    guard encoder != nil else { throw RecordingError.encoder("libwebp refused the size") }
    let isReady =
      options.isLossless
      ? WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, 1) != 0
      : WebPConfigPreset(&config, WEBP_PRESET_DRAWING, options.quality) != 0
    guard isReady else { throw RecordingError.encoder("libwebp refused its settings") }
    config.thread_level = 1
    // Otherwise the colours under transparent pixels would be thrown away; they are black here.
    config.exact = options.isLossless ? 1 : 0
  }

  deinit { abandon() }

  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws {
    let start = time
    time += delays.take(duration)
    // An equal frame only moves the time at which the next one starts.
    if changed.isEmpty { return }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else {
      throw RecordingError.encoder("this libwebp has another version than the one built against")
    }
    picture.use_argb = 1
    picture.width = Int32(size.width)
    picture.height = Int32(size.height)
    if PNGChunks.isOpaque(frame) {
      // Its layout is cairo's, so the pixels need no copy.
      picture.argb = frame.base.assumingMemoryBound(to: UInt32.self)
      picture.argb_stride = Int32(frame.bytesPerRow / 4)
      try add(&picture, at: start)
    } else {
      straight = [UInt32](repeating: 0, count: size.width * size.height)
      ce_unpremultiply(
        &straight, frame.base, frame.bytesPerRow, Int32(size.width), Int32(size.height))
      try straight.withUnsafeMutableBufferPointer { pixels in
        picture.argb = pixels.baseAddress
        picture.argb_stride = Int32(size.width)
        try add(&picture, at: start)
      }
    }
  }

  func close() throws {
    guard WebPAnimEncoderAdd(encoder, nil, Int32(time), nil) != 0 else { throw failure() }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure() }
    abandon()
    try Data(bytes: data.bytes, count: data.size).write(to: url)
  }

  func abandon() {
    WebPAnimEncoderDelete(encoder)
    encoder = nil
  }

  private func add(_ picture: inout WebPPicture, at time: Int) throws {
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(time), &config) != 0 else { throw failure() }
  }

  private func failure() -> RecordingError {
    .encoder(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "libwebp failed")
  }
}
