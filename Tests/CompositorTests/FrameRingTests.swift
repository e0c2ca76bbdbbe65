import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

extension CompositorTests {
  @Suite("Frames and their buffers")
  struct FrameRingTests {
    @Test("Four buffers are used in turn")
    func turns() {
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 10, 10), .red)
      var seen: [ObjectIdentifier] = []
      for step in 0..<8 {
        layer.position.x = CGFloat(5 + step)
        seen.append(ObjectIdentifier(screen.render().buffer))
      }
      #expect(Set(seen).count == 4)
      #expect(Array(seen[0..<4]) == Array(seen[4..<8]))
    }

    @Test("A buffer that somebody holds is not written again")
    func held() {
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 10, 10), .red)
      let first = screen.render().buffer
      for step in 1..<9 {
        layer.position.x = CGFloat(5 + step)
        _ = screen.render()
      }
      #expect(first.hex(0, 0) == "FF0000")
      #expect(first.hex(10, 0) == "FFFFFF")
    }

    @Test("A frame equal to the last has no damage and the same pixels")
    func equalFrame() {
      let screen = SmallScreen()
      screen.add(rect(0, 0, 10, 10), .red)
      let first = screen.render()
      let second = screen.render()
      #expect(first.damage == [PixelRect(x: 0, y: 0, width: 40, height: 40)])
      #expect(second.damage.isEmpty)
      #expect(second.buffer === first.buffer)
      #expect(first.index == 0)
      #expect(second.index == 1)
    }

    @Test("A change that shows nowhere has no damage")
    func invisibleChange() {
      let screen = SmallScreen()
      let layer = screen.add(rect(50, 50, 10, 10), .red)
      _ = screen.render()
      layer.backgroundColor = .blue
      #expect(screen.render().damage.isEmpty)
    }

    @Test("Moving damages where the layer was and where it is")
    func movingDamage() {
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 10, 10), .red)
      _ = screen.render()
      layer.frame = rect(20, 0, 10, 10)
      #expect(
        screen.render().damage == [
          PixelRect(x: 0, y: 0, width: 10, height: 10),
          PixelRect(x: 20, y: 0, width: 10, height: 10),
        ])
    }

    @Test("Bringing one of two overlapping layers to the front damages no more than one of them")
    func reordering() {
      let screen = SmallScreen()
      let first = screen.add(rect(0, 0, 10, 10), .red)
      screen.add(rect(5, 5, 20, 20), .blue)
      screen.add(rect(30, 30, 5, 5), .green)
      _ = screen.render()
      screen.root.addSublayer(first)
      let damage = screen.render().damage
      #expect(damage == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
    }
  }
}
