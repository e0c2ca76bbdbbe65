import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

extension CompositorTests {
  @Suite("Blurred backdrops")
  struct BackdropTests {
    private func makeScreen() -> (SmallScreen, moving: CALayer, glass: CALayer) {
      let screen = SmallScreen(60, 60)
      let moving = screen.add(rect(0, 0, 30, 60), .red)
      let glass = screen.add(rect(10, 10, 40, 40), nil)
      glass.backgroundFilters = [BackdropBlur(radius: 4)]
      return (screen, moving, glass)
    }

    @Test("An edge behind is soft inside the layer and sharp outside")
    func soft() {
      let (screen, _, _) = makeScreen()
      let frame = screen.render().buffer
      #expect(frame.hex(29, 5) == "FF0000")
      #expect(frame.hex(30, 5) == "FFFFFF")
      // On the edge a Gaussian is half way; a sharp edge would jump from 0 to 255.
      let near = frame.pixel(x: 29, y: 30).green
      #expect(abs(Int(near) - 115) < 15)
      #expect(frame.pixel(x: 22, y: 30).green < 20)
      #expect(frame.pixel(x: 38, y: 30).green > 235)
    }

    @Test("What moves behind moves in the blur")
    func follows() {
      let (screen, moving, _) = makeScreen()
      _ = screen.render()
      moving.position.x += 10
      let frame = screen.render().buffer
      #expect(frame.pixel(x: 30, y: 30).green < 20)
      let plain = SmallScreen(60, 60, options: .plain)
      plain.add(rect(10, 0, 30, 60), .red)
      let glass = plain.add(rect(10, 10, 40, 40), nil)
      glass.backgroundFilters = [BackdropBlur(radius: 4)]
      #expect(frame.largestDifference(from: plain.render().buffer) <= 1)
    }

    @Test("A blur is kept while nothing behind it changes")
    func kept() {
      let (screen, _, glass) = makeScreen()
      _ = screen.render()
      func surface() -> Surface? {
        for item in screen.compositor.displayList.items where item.key.layer == glass.id {
          if case .surface(let surface, _) = item.paint { return surface }
        }
        return nil
      }
      let first = surface()
      screen.add(rect(20, 20, 5, 5), .blue)
      _ = screen.render()
      #expect(first != nil)
      #expect(first === surface())
    }

    @Test("A subtree with a blur is not made a bitmap")
    func notFlattened() {
      let screen = SmallScreen(60, 60)
      screen.add(rect(0, 0, 30, 60), .red)
      let sheet = screen.add(rect(0, 30, 60, 60), nil)
      for x in 0..<4 { screen.add(rect(CGFloat(x) * 12, 0, 10, 10), .blue, to: sheet) }
      let glass = screen.add(rect(0, 10, 60, 50), nil, to: sheet)
      glass.backgroundFilters = [BackdropBlur(radius: 4)]
      for _ in 0..<4 {
        sheet.position.y -= 1
        _ = screen.render()
      }
      #expect(!screen.compositor.displayList.description.contains("flattened"))
      #expect(screen.render().buffer.pixel(x: 29, y: 55).green > 60)
    }
  }
}
