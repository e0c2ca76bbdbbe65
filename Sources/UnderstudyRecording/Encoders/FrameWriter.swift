import CoreGraphics
import Foundation

/// Turns frames into one format's bytes; runs on the encoder's thread.
protocol FrameWriter: AnyObject {
  /// Adds a frame. `changed` is the smallest rectangle outside of which it equals the one before;
  /// empty if it is equal altogether.
  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws

  /// Writes what is left and closes the file.
  func close() throws

  /// Closes the file, which will be removed.
  func abandon()
}
