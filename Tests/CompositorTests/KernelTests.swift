import CKernels
import CoreGraphics
import Foundation
import Testing

@testable import Compositor

extension CompositorTests {
  /// Each loop in three ways: pixman's, the portable one, the wide one.
  @Suite("Pixel loops")
  struct KernelTests {
    private static let width = 53
    private static let height = 9

    private func pixels(_ seed: UInt64, isOpaque: Bool) -> PixelBuffer {
      var random = SeededGenerator(seed: seed)
      let buffer = PixelBuffer(width: Self.width + 11, height: Self.height + 3)
      for y in 0..<buffer.height {
        let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<buffer.width {
          // Runs of nothing and of everything, which have ways of their own.
          let alpha: UInt32 =
            isOpaque
            ? 255 : [0, 0, 255, UInt32.random(in: 0...255, using: &random)][Int(x / 9) % 4]
          var pixel = alpha << 24
          for shift in [UInt32(0), 8, 16] {
            pixel |= UInt32.random(in: 0...alpha, using: &random) << shift
          }
          row[x] = pixel
        }
      }
      buffer.markDirty()
      return buffer
    }

    /// Runs an operation in the three ways and gives the differences from pixman's result.
    private func compare(
      _ body: (PixelOperations, Target, PixelRect, ScratchArena) -> Void
    ) -> (portable: Int, wide: Int) {
      let rect = PixelRect(x: 3, y: 2, width: Self.width, height: Self.height)
      func result(kernels: Bool, wide: Bool) -> PixelBuffer {
        ck_set_wide_loops(wide ? 1 : 0)
        defer { ck_set_wide_loops(1) }
        let buffer = pixels(99, isOpaque: true)
        body(PixelOperations(usesKernels: kernels), Target(buffer: buffer), rect, ScratchArena())
        return buffer
      }
      let standard = result(kernels: false, wide: false)
      return (
        standard.largestDifference(from: result(kernels: true, wide: false)),
        standard.largestDifference(from: result(kernels: true, wide: true))
      )
    }

    @Test("Fill and copy are exact")
    func copies() {
      let source = pixels(1, isOpaque: true)
      for streams in [false, true] {
        let copy = compare { operations, target, rect, _ in
          var target = target
          target.isStreaming = streams
          operations.copy(target, rect, from: source.base, source.bytesPerRow)
        }
        #expect(copy == (0, 0))
      }
      let filled = compare { operations, target, rect, _ in
        operations.fill(target, rect, 0xFF12_3456)
      }
      #expect(filled == (0, 0))
    }

    @Test(
      "A tint is within rounding",
      arguments: [0x0000_0000, 0x8040_2010, 0x0101_0000, 0xFF10_2030] as [UInt32])
    func tint(color: UInt32) {
      let source = pixels(2, isOpaque: true)
      let inPlace = compare { operations, target, rect, _ in operations.tint(target, rect, color) }
      #expect(inPlace.portable <= 1 && inPlace.wide <= 1)
      let fused = compare { operations, target, rect, _ in
        operations.tint(target, rect, color, over: (source.base, source.bytesPerRow))
      }
      #expect(fused.portable <= 1 && fused.wide <= 1)
    }

    @Test("A constant alpha is within rounding", arguments: [0, 1, 77, 128, 254, 255] as [UInt8])
    func constantAlpha(alpha: UInt8) {
      let x = pixels(3, isOpaque: true)
      let y = pixels(4, isOpaque: true)
      let mixed = compare { operations, target, rect, _ in
        operations.mix(
          target, rect, y.base, y.bytesPerRow, alpha: alpha, over: (x.base, x.bytesPerRow))
      }
      #expect(mixed.portable <= 1 && mixed.wide <= 1)
      let clear = pixels(5, isOpaque: false)
      let over = compare { operations, target, rect, _ in
        operations.over(target, rect, clear.base, clear.bytesPerRow, alpha: alpha)
      }
      #expect(over.portable <= 1 && over.wide <= 1)
    }

    @Test("A colour through a mask is within rounding")
    func mask() {
      var random = SeededGenerator(seed: 7)
      let area = PixelRect(x: 0, y: 0, width: Self.width, height: Self.height)
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: MaskBlock.byteCount(area), alignment: 64)
      defer { memory.deallocate() }
      let block = MaskBlock(scratch: memory, rect: area)
      for index in 0..<MaskBlock.byteCount(area) {
        block.base[index] = UInt8.random(in: 0...255, using: &random)
      }
      let result = compare { operations, target, rect, _ in
        operations.tint(target, rect, 0xC020_4060, mask: block)
      }
      #expect(result.portable <= 1 && result.wide <= 1)
    }

    @Test(
      "Stretching is within rounding",
      arguments: [(0.31, 0.7), (1, 1), (2.11, 1.5), (13, 0.05), (0.02, 9)])
    func stretching(scaleX: Double, scaleY: Double) {
      for isOpaque in [true, false] {
        let surface = Surface(buffer: pixels(8, isOpaque: isOpaque))
        let stretch = PixelStretch(
          source: surface.bounds.cgRect,
          target: CGRect(
            x: 1.3, y: -0.4, width: Double(surface.width) * scaleX,
            height: Double(surface.height) * scaleY))
        let result = compare { operations, target, rect, arena in
          operations.stretch(target, rect, surface, stretch, anchor: rect, arena)
        }
        #expect(result.portable <= 1 && result.wide <= 1)
      }
    }

    @Test("A turned bitmap is within rounding", arguments: [0.1, 0.8, 2.5, 4])
    func turning(angle: Double) {
      let surface = Surface(buffer: pixels(8, isOpaque: true))
      let map = PixelMap(
        m: SIMD3(cos(angle), sin(angle), 10), n: SIMD3(-sin(angle), cos(angle), 3),
        p: SIMD3(0, 0, 1))
      let result = compare { operations, target, rect, _ in
        operations.map(target, rect, surface, map, anchor: rect, mask: nil)
      }
      #expect(result.portable <= 2 && result.wide <= 2)
    }

    @Test("The wide loop sees in perspective what the portable one sees")
    func perspective() {
      let surface = Surface(buffer: pixels(8, isOpaque: false))
      let map = PixelMap(
        m: SIMD3(1.1, 0.1, -3), n: SIMD3(0.05, 0.9, 1), p: SIMD3(0.004, 0.001, 0.8))
      let result = compare { operations, target, rect, _ in
        operations.map(target, rect, surface, map, anchor: rect, mask: nil)
      }
      #expect(abs(result.portable - result.wide) <= 1)
    }

    @Test("A column of one pixel stretches to its colour")
    func column() {
      let buffer = PixelBuffer(width: 1, height: 1)
      buffer.base.assumingMemoryBound(to: UInt32.self)[0] = 0xFF11_2233
      let surface = Surface(buffer: buffer)
      let stretch = PixelStretch(
        source: surface.bounds.cgRect, target: CGRect(x: 0, y: 0, width: 80, height: 40))
      let result = compare { operations, target, rect, arena in
        operations.stretch(target, rect, surface, stretch, anchor: rect, arena)
      }
      #expect(result == (0, 0))
    }

    @Test("Fading to nothing and to everything give the two pictures")
    func ends() {
      let x = pixels(3, isOpaque: true)
      let y = pixels(4, isOpaque: true)
      for (alpha, wanted) in [(UInt8(0), x), (255, y)] {
        let buffer = PixelBuffer(width: 20, height: 4)
        let rect = PixelRect(x: 0, y: 0, width: 20, height: 4)
        PixelOperations(usesKernels: true).mix(
          Target(buffer: buffer), rect, y.base, y.bytesPerRow, alpha: alpha,
          over: (x.base, x.bytesPerRow))
        #expect(buffer.hasSamePixels(as: wanted.cropped(to: rect)))
      }
    }

    @Test("A blurred mask keeps its sum and its middle", arguments: [1, 3, 7.5, 12] as [Float])
    func blur(sigma: Float) {
      let side = 121
      let mask = Surface(maskWidth: side, height: side)
      for y in 50..<71 {
        memset(mask.pointer(x: 50, y: y), 255, 21)
      }
      let bytes = mask.base.assumingMemoryBound(to: UInt8.self)
      #expect(ck_blur_mask(bytes, mask.bytesPerRow, Int32(side), Int32(side), sigma) == 1)
      var sum = 0
      for y in 0..<side { for x in 0..<side { sum += Int(bytes[y * mask.bytesPerRow + x]) } }
      #expect(abs(sum - 21 * 21 * 255) < 21 * 21 * 255 / 20)
      #expect(bytes[60 * mask.bytesPerRow + 40] == bytes[60 * mask.bytesPerRow + 80])
      // In closed form at the middle: the square of erf(10.5 / (sigma sqrt 2)).
      let middle = 255 * pow(erf(10.5 / (sigma * 2.0.squareRootFloat)), 2)
      #expect(abs(Float(bytes[60 * mask.bytesPerRow + 60]) - middle) < 6)
    }

    @Test("What is opaque and what is empty is found")
    func analysis() {
      let buffer = PixelBuffer(width: 200, height: 100)
      let context = CGContext(buffer: buffer, scale: 1)
      context.setFillColor(.red)
      context.addPath(
        CGPath(
          roundedRect: rect(10, 10, 180, 85), cornerWidth: 20, cornerHeight: 20, transform: nil))
      context.fillPath()
      buffer.flush()
      let surface = Surface(buffer: buffer)
      surface.analyse()
      #expect(surface.visibleRect == PixelRect(x: 10, y: 10, width: 180, height: 85))
      #expect(!surface.isOpaque)
      let largest = surface.opaqueRects.first ?? .empty
      #expect(largest.width >= 160 && largest.height >= 45)
      // Every pixel of them is opaque.
      for rect in surface.opaqueRects {
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX where buffer.pixel(x: x, y: y).alpha != 255 {
            Issue.record("pixel \(x), \(y) is not opaque")
          }
        }
      }
    }
  }
}

extension Double {
  fileprivate var squareRootFloat: Float { Float(squareRoot()) }
}
