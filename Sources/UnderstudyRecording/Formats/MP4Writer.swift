import CoreGraphics
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Writes an MP4 by handing raw frames to ffmpeg.
///
/// Its frames all last equally long, so a frame is repeated for as long as it is shown.
final class MP4Writer: FrameWriter {
  private let process: ChildProcess
  private let size: (width: Int, height: Int)
  private var delays: Delays

  init(_ url: URL, size: (width: Int, height: Int), options: RecordingOptions) throws {
    self.size = size
    delays = Delays(unitsPerSecond: options.framesPerSecond)
    guard let ffmpeg = ChildProcess.find("ffmpeg") else { throw RecordingError.ffmpegMissing }
    process = try ChildProcess(
      ffmpeg,
      arguments: [
        "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra",
        "-s", "\(size.width)x\(size.height)", "-r", "\(options.framesPerSecond)", "-i", "pipe:0",
        "-an", "-c:v", "libx264", "-preset", "veryfast", "-crf", "16", "-pix_fmt", "yuv420p",
        // H.264 wants even sides, and players want the colours that the screen has.
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv",
        "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
        "-movflags", "+faststart", "-f", "mp4", url.path,
      ])
  }

  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws {
    for _ in 0..<max(delays.take(duration), 0) { try writeOnce(frame) }
  }

  func close() throws {
    let status = process.finish()
    guard status == 0 else { throw failure() }
  }

  func abandon() {
    process.kill()
  }

  private func writeOnce(_ frame: PixelBuffer) throws {
    let rowBytes = size.width * 4
    if frame.bytesPerRow == rowBytes {
      guard process.write(frame.base, count: rowBytes * size.height) else { throw failure() }
      return
    }
    for row in 0..<size.height {
      guard process.write(frame.base + row * frame.bytesPerRow, count: rowBytes) else {
        throw failure()
      }
    }
  }

  private func failure() -> RecordingError {
    _ = process.finish()
    let text = process.errorText.trimmingCharacters(in: .whitespacesAndNewlines)
    let lines = text.split(separator: "\n").suffix(3).joined(separator: "; ")
    return .encoder("ffmpeg failed" + (lines.isEmpty ? "" : ": \(lines)"))
  }
}
