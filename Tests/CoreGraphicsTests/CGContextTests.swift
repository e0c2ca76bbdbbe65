import CoreGraphics
import Foundation
import Testing

@Suite("CGContext")
struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func makeContext(_ side: Int = 10, scale: CGFloat = 1) -> CGContext {
    CGContext(
      buffer: PixelBuffer(width: side * Int(scale), height: side * Int(scale)), scale: scale)
  }

  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
    let (r, g, b, a) = context.buffer.pixel(x: x, y: y)
    return [r, g, b, a]
  }

  @Test("UIKit's context has y down and points of several pixels")
  func scaled() {
    let context = makeContext(scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixel(context, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(context, 2, 2) == [0, 0, 0, 0])
  }

  @Test("Core Graphics' own context has y up")
  func bitmapIsUpright() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // The first row in memory is the top one; red, then alpha in RGBA order.
    #expect(bytes[0] == 0)
    #expect(bytes[3 * context.bytesPerRow] == 255 && bytes[3 * context.bytesPerRow + 3] == 255)
    #expect(context.ctm == .identity)
  }

  @Test("Restoring brings back colour, transform and clip")
  func saveAndRestore() {
    let context = makeContext()
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.translateBy(x: 5, y: 5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pixel(context, 9, 9) == [255, 0, 0, 255])
    #expect(pixel(context, 0, 0) == [255, 0, 0, 255])
  }

  @Test("An even-odd clip leaves the hole out")
  func evenOddClip() {
    let context = makeContext()
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    context.clip(using: .evenOdd)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pixel(context, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(context, 5, 5) == [0, 0, 0, 0])
  }

  @Test("Colour is stored multiplied by its opacity")
  func premultiplied() {
    let context = makeContext()
    context.setAlpha(0.5)
    context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let found = pixel(context, 5, 5)
    #expect(found[0] == 64 && found[3] == 64 && found[1] == 32)
  }

  @Test(
    "Blend modes give what their formulas say",
    arguments: [
      (CGBlendMode.multiply, [UInt8(64), 0, 0, 255]), (.screen, [191, 128, 128, 255]),
      (.clear, [0, 0, 0, 0]), (.copy, [128, 0, 0, 255]), (.destinationIn, [128, 128, 128, 255]),
      (.destinationOut, [0, 0, 0, 0]), (.plusLighter, [255, 128, 128, 255]),
    ])
  func blending(mode: CGBlendMode, expected: [UInt8]) {
    let context = makeContext()
    let half: CGFloat = 128.0 / 255
    context.setFillColor(CGColor(gray: half, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setBlendMode(mode)
    context.setFillColor(CGColor(red: half, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    let found = pixel(context, 2, 2)
    for (part, want) in zip(found, expected) { #expect(abs(Int(part) - Int(want)) <= 1) }
    // The other half stays as it was, whatever the mode.
    #expect(pixel(context, 8, 8) == [128, 128, 128, 255])
  }

  @Test("A linear gradient is half way in the middle and stops at its ends")
  func linearGradient() throws {
    let context = makeContext(100)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1]))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0),
      options: .drawsAfterEndLocation)
    #expect(pixel(context, 10, 50) == [0, 0, 0, 0])
    #expect(abs(Int(pixel(context, 50, 50)[0]) - 129) <= 2)
    #expect(pixel(context, 90, 50) == [255, 255, 255, 255])
  }

  @Test("A picture is upside down in UIKit's context, and upright by UIKit's own drawing")
  func pictures() throws {
    let source = makeContext(2)
    source.setFillColor(red)
    source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let picture = try #require(source.makeImage())
    let context = makeContext(2)
    context.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixel(context, 0, 0) == [0, 0, 0, 0])
    #expect(pixel(context, 0, 1) == [255, 0, 0, 255])
    let upright = makeContext(2)
    upright.drawUpright(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixel(upright, 0, 0) == [255, 0, 0, 255])
  }

  @Test("A picture made larger keeps its edge colour up to the edge")
  func enlarged() throws {
    let source = makeContext(2)
    source.setFillColor(red)
    source.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let picture = try #require(source.makeImage())
    let context = makeContext(10)
    context.drawUpright(picture, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pixel(context, 0, 0) == [255, 0, 0, 255])
  }

  @Test("A mask clips until the state is restored")
  func maskClip() throws {
    let mask = makeContext(10)
    mask.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require(mask.makeImage())
    let context = makeContext(10)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: image)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    // The mask's top is at the greater y, as pictures are drawn.
    #expect(pixel(context, 5, 8) == [255, 0, 0, 255])
    #expect(pixel(context, 5, 2) == [0, 0, 0, 0])
  }

  @Test("A transparency layer is faded as one")
  func transparencyLayer() {
    let context = makeContext()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endTransparencyLayer()
    // Each on its own would give purple.
    let found = pixel(context, 5, 5)
    #expect(found[0] == 0 && abs(Int(found[2]) - 128) <= 1 && abs(Int(found[3]) - 128) <= 1)
  }

  @Test("A sharp shadow lies at its offset, below what casts it")
  func shadow() {
    let context = makeContext(20, scale: 2)
    context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0, color: blue)
    context.setFillColor(red)
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(pixel(context, 8, 8) == [255, 0, 0, 255])
    #expect(pixel(context, 20, 20) == [0, 0, 255, 255])
    #expect(pixel(context, 30, 30) == [0, 0, 0, 0])
  }

  @Test("A soft shadow fades outwards")
  func softShadow() {
    let context = makeContext(60)
    context.setShadow(offset: .zero, blur: 10, color: .black)
    context.setFillColor(.white)
    context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
    let near = pixel(context, 18, 30)[3]
    let far = pixel(context, 12, 30)[3]
    #expect(near > far && far > 0 && near < 128)
    #expect(pixel(context, 2, 30)[3] == 0)
  }

  @Test("A picture of a drawing does not change with it")
  func snapshots() throws {
    let context = makeContext()
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = try #require(context.makeImage())
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(picture.pixels.pixel(x: 5, y: 5).red == 255)
  }
}
