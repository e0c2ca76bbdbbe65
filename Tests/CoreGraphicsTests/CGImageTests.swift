import CoreGraphics
import Foundation
import Testing

@Suite("CGImage")
struct CGImageTests {
  private func makePicture() throws -> CGImage {
    let context = CGContext(buffer: PixelBuffer(width: 4, height: 4), scale: 1)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    return try #require(context.makeImage())
  }

  @Test("A picture written as PNG and read again is the same")
  func pngRoundTrip() throws {
    let picture = try makePicture()
    let data = try #require(picture.pngData)
    let again = try #require(CGImage(encoded: data))
    #expect(again.pixels.hasSamePixels(as: picture.pixels))
  }

  @Test("A picture written as JPEG is read again in its size")
  func jpeg() throws {
    let picture = try makePicture()
    let data = try #require(picture.jpegData(quality: 0.9))
    let again = try #require(CGImage(encoded: data))
    #expect(again.width == 4 && again.height == 4)
    #expect(again.pixels.pixel(x: 0, y: 0).alpha == 255)
  }

  @Test("What is no picture gives nil")
  func garbage() {
    #expect(CGImage(encoded: Data([1, 2, 3])) == nil)
    #expect(CGImage(encoded: Data()) == nil)
  }

  @Test("Cropping cuts to whole pixels and to the picture")
  func cropping() throws {
    let picture = try makePicture()
    let part = try #require(picture.cropping(to: CGRect(x: 2, y: 1, width: 10, height: 2)))
    #expect(part.width == 2 && part.height == 2)
    #expect(part.pixels.pixel(x: 0, y: 0).alpha == 128)
    #expect(part.pixels.pixel(x: 0, y: 1).alpha == 0)
    #expect(picture.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }
}

@Suite("CGColor")
struct CGColorTests {
  @Test("Colours of the same space and components are equal, others are not")
  func equality() {
    #expect(
      CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    // White as a grey has another space.
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test("Another opacity keeps the colour")
  func opacity() {
    let faded = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).copy(alpha: 0.5)
    #expect(faded?.components == [0.2, 0.4, 0.6, 0.5])
  }

  @Test("P3 and back is the same colour")
  func wideGamut() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    let there = try #require(color.converted(to: p3, intent: .defaultIntent, options: nil))
    #expect(abs(there.rgba.r - 1) < 0.001 && abs(there.rgba.g - 0.5) < 0.001)
    #expect(there.components?[0] != 1)
  }
}
