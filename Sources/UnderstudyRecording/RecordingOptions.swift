import CoreGraphics
import Foundation

/// Choices for encoders; each concerns some formats only.
package struct RecordingOptions {
  /// Draws a time under a frame of a contact sheet, into the rectangle, in pixels with y down.
  package typealias LabelDrawer = (_ context: CGContext, _ text: String, _ rect: CGRect) -> Void

  /// Frames a second of an MP4, whose frames all last equally long.
  package var framesPerSecond = 60.0
  /// Whether a WebP keeps every pixel; otherwise it is smaller.
  package var isLossless = true
  /// The quality of a WebP that does not, 0 to 100.
  package var quality: Float = 90
  /// At most so many frames are on a contact sheet.
  package var contactSheetLimit = 24
  /// The width of a contact sheet's frame in pixels, if the recording is not narrower.
  package var contactSheetFrameWidth = 220
  /// Draws the labels of a contact sheet; without it there are none.
  package var drawLabel: LabelDrawer?

  /// The default choices.
  package init() {}
}

/// Makes the encoder of a format, which writes to `url`.
///
/// - Throws: if the file cannot be written there, or what the format needs is missing.
package func makeEncoder(
  _ format: RecordingFormat, to url: URL, width: Int, height: Int,
  options: RecordingOptions = RecordingOptions()
) throws -> any FrameEncoder {
  let output = try OutputFile(url, isFolder: format == .frames)
  let size = (width: width, height: height)
  let writer: any FrameWriter =
    switch format {
    case .gif: try GIFWriter(output.temporary, size: size)
    case .apng: try APNGWriter(output.temporary)
    case .webp: try WebPWriter(output.temporary, size: size, options: options)
    case .mp4: try MP4Writer(output.temporary, size: size, options: options)
    case .contactSheet: ContactSheetWriter(output.temporary, size: size, options: options)
    case .frames: NumberedFramesWriter(output.temporary)
    }
  return QueuedEncoder(writer: writer, output: output, width: width, height: height)
}
