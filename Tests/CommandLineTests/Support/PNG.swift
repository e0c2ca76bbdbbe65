import CoreGraphics
import Foundation

/// Reads the pictures that the tool wrote.
enum PNG {
  static func decode(_ data: Data) -> CGImage? { CGImage(encoded: data) }

  /// Red, green, blue and alpha of a pixel.
  static func color(of image: CGImage, x: Int, y: Int) -> [Int] {
    let pixel = image.pixels.base.advanced(by: y * image.pixels.bytesPerRow + x * 4)
      .assumingMemoryBound(to: UInt8.self)
    return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0]), Int(pixel[3])]
  }
}
