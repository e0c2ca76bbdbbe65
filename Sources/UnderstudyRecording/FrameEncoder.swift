import CoreGraphics
import Foundation

/// Writes a moving picture, frame after frame.
///
/// The file appears under its name when ``finish()`` returns. Until then the encoder writes to a
/// hidden neighbour, which is removed if something fails or the encoder is let go of.
package protocol FrameEncoder: AnyObject {
  /// Adds a frame that is shown for `duration` seconds.
  ///
  /// The pixels are copied; only those in `damage` may differ from the frame before. Without
  /// damage the frame equals the one before, and the first frame counts as damaged everywhere.
  ///
  /// - Throws: what went wrong with this frame or an earlier one.
  func append(_ frame: PixelBuffer, damage: [PixelRect], duration: TimeInterval) throws

  /// Writes what is left and gives the file its name.
  func finish() throws
}

/// What can go wrong while a recording is written.
package enum RecordingError: Error, CustomStringConvertible, Equatable {
  /// A file or folder could not be written; the reason is the system's.
  case cannotWrite(path: String, reason: String)
  /// The folder for numbered frames holds other things, which are not touched.
  case folderInUse(path: String)
  /// The encoder gave up; the reason is its own.
  case encoder(String)
  /// The program that encodes MP4 is missing.
  case ffmpegMissing
  /// A frame has another size than the recording.
  case size(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// Nothing was recorded.
  case noFrames

  /// What to tell the reader, and what to do about it where something can be done.
  package var description: String {
    switch self {
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason)"
    case .folderInUse(let path):
      "\(path) holds files that are not numbered frames; choose an empty folder or a new name"
    case .encoder(let reason):
      "the recording could not be encoded: \(reason)"
    case .ffmpegMissing:
      "MP4 needs ffmpeg, which is not installed (on Debian: apt install ffmpeg); "
        + "GIF, APNG and WebP need nothing more"
    case .size(let width, let height, let expectedWidth, let expectedHeight):
      "a frame of \(width) × \(height) pixels in a recording of "
        + "\(expectedWidth) × \(expectedHeight)"
    case .noFrames:
      "there is no frame to record"
    }
  }
}
