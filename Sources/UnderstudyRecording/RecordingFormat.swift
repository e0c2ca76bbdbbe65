import Foundation

/// What a recording is written as.
package enum RecordingFormat: String, CaseIterable, Sendable {
  /// Animated GIF: exact as long as a frame has at most 255 new colours.
  case gif
  /// Animated PNG: lossless.
  case apng
  /// Animated WebP: lossless unless asked otherwise.
  case webp
  /// H.264 in MP4, by ffmpeg.
  case mp4
  /// One PNG with a grid of frames.
  case contactSheet
  /// A folder of numbered PNGs, one for each frame.
  case frames

  /// The format of a path: by its extension, a folder if it ends in a slash.
  package init?(path: String) {
    if path.hasSuffix("/") {
      self = .frames
      return
    }
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "gif": self = .gif
    case "apng": self = .apng
    case "webp": self = .webp
    case "mp4", "m4v": self = .mp4
    case "png": self = .contactSheet
    default: return nil
    }
  }
}
