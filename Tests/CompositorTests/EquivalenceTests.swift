import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

extension CompositorTests {
  /// Whatever makes drawing fast changes nothing that can be seen.
  @Suite("Fast and plain drawing agree")
  struct EquivalenceTests {
    private static let side = 70

    /// Plays the same edits on two compositors and gives the largest difference of any frame.
    private func largestDifference(
      _ seed: UInt64, _ one: CompositorOptions, _ other: CompositorOptions, frames: Int = 30
    ) -> (difference: Int, frame: Int) {
      let trees = (RandomTree(seed: seed, side: 70), RandomTree(seed: seed, side: 70))
      let compositors = [one, other].map {
        Compositor(pixelWidth: Self.side, pixelHeight: Self.side, scale: 1, options: $0)
      }
      var worst = (difference: 0, frame: -1)
      for frame in 0..<frames {
        // Some frames change nothing, so that caches are made and used.
        if frame % 3 != 2 {
          trees.0.edit()
          trees.1.edit()
        }
        let a = compositors[0].render(trees.0.root, at: 1000).buffer
        let b = compositors[1].render(trees.1.root, at: 1000).buffer
        let difference = a.largestDifference(from: b)
        if difference > worst.difference { worst = (difference, frame) }
      }
      return worst
    }

    private func options(_ change: (inout CompositorOptions) -> Void) -> CompositorOptions {
      var options = CompositorOptions.plain
      change(&options)
      return options
    }

    @Test(
      "Drawing only the damage gives the frame that drawing everything gives", arguments: 0..<24)
    func damage(seed: UInt64) {
      let worst = largestDifference(seed, options { $0.usesDamage = true }, .plain)
      #expect(worst.difference == 0, "frame \(worst.frame)")
    }

    @Test("Leaving out what is hidden changes nothing", arguments: 0..<16)
    func culling(seed: UInt64) {
      let worst = largestDifference(seed, options { $0.cullsHidden = true }, .plain)
      #expect(worst.difference <= 1, "frame \(worst.frame)")
    }

    @Test("Two threads draw what one draws", arguments: 0..<8)
    func threads(seed: UInt64) {
      let worst = largestDifference(seed, options { $0.threads = 2 }, .plain)
      #expect(worst.difference == 0, "frame \(worst.frame)")
    }

    @Test("Caches change no channel by more than rounding", arguments: 0..<24)
    func caches(seed: UInt64) {
      let worst = largestDifference(
        seed,
        options {
          $0.usesCaches = true
          $0.usesDamage = true
          $0.cullsHidden = true
        }, .plain)
      #expect(worst.difference <= 1, "frame \(worst.frame)")
    }

    @Test("Kernels agree with pixman", arguments: 0..<16)
    func kernels(seed: UInt64) {
      let worst = largestDifference(
        seed,
        options {
          $0.usesKernels = true
          $0.cullsHidden = true
        }, .plain)
      #expect(worst.difference <= 2, "frame \(worst.frame)")
    }

    @Test("Damage covers all that changed", arguments: 0..<16)
    func damageIsComplete(seed: UInt64) {
      let tree = RandomTree(seed: seed, side: 70)
      let compositor = Compositor(pixelWidth: 70, pixelHeight: 70, scale: 1)
      var last = compositor.render(tree.root, at: 1000).buffer.copy()
      for _ in 0..<30 {
        tree.edit()
        let frame = compositor.render(tree.root, at: 1000)
        let outside = Region(PixelRect(x: 0, y: 0, width: 70, height: 70))
        for rect in frame.damage { outside.subtract(Region(rect)) }
        for rect in outside.rects {
          for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
              let same = frame.buffer.hex(x, y) == last.hex(x, y)
              #expect(same, "pixel \(x), \(y) changed outside the damage")
              if !same { return }
            }
          }
        }
        last = frame.buffer.copy()
      }
    }
  }
}
