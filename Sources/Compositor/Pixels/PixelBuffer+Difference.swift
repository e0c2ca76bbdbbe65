internal import CKernels
package import CoreGraphics

extension PixelBuffer {
  /// The largest difference of any channel of any pixel; 255 if the sizes differ.
  package func largestDifference(from other: PixelBuffer) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    flush()
    other.flush()
    return Int(
      ck_largest_difference(
        base, bytesPerRow, other.base, other.bytesPerRow, Int32(width), Int32(height)))
  }
}
