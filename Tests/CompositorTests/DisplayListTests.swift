import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

extension CompositorTests {
  @Suite("Display lists")
  struct DisplayListTests {
    private func list(_ screen: SmallScreen) -> String {
      _ = screen.render()
      return screen.compositor.displayList.description
    }

    @Test("A tree becomes items back to front, shadow first and border last")
    func order() {
      let screen = SmallScreen()
      let card = screen.add(rect(10, 10, 20, 20), .red)
      card.borderWidth = 1
      card.borderColor = .blue
      card.shadowOpacity = 0.5
      card.shadowOffset = CGSize(width: 0, height: 2)
      card.shadowRadius = 2
      screen.add(rect(5, 5, 4, 4), .green, to: card)
      #expect(
        list(screen) == """
          1 shadow: shadow #80000000 of 10,12 20x20 by 2 in 4,6 32x32
          1 background: solid #FFFF0000 in 10,10 20x20
          2 background: solid #FF00FF00 in 15,15 4x4
          1 border: solid #FF0000FF in 10,10 20x20 without 11,11 18x18
          """)
    }

    @Test("Upright clips of whole pixels need no group; round ones do")
    func clips() {
      let screen = SmallScreen()
      let outer = screen.add(rect(10, 10, 20, 20), .red)
      outer.masksToBounds = true
      screen.add(rect(-5, -5, 10, 10), .green, to: outer)
      #expect(
        list(screen) == """
          1 background: solid #FFFF0000 in 10,10 20x20
          2 background: solid #FF00FF00 in 10,10 5x5
          """)
      outer.cornerRadius = 4
      #expect(
        list(screen) == """
          1 background: solid #FFFF0000 in 10,10 20x20, clipped to 10,10 20x20 r4
          2 background: solid #FF00FF00 in 10,10 5x5, clipped to 10,10 20x20 r4
          """)
    }

    @Test("Layers of whole pixels are moved by whole pixels, others are exact")
    func snapping() {
      let screen = SmallScreen()
      screen.add(rect(10.4, 10.6, 5, 5), .red)
      screen.add(rect(20.25, 10, 5.5, 5), .green)
      #expect(
        list(screen) == """
          1 background: solid #FFFF0000 in 10,11 5x5
          2 background: solid #FF00FF00 in 20,10 6x5 shaped 20.25,10 5.5x5
          """)
    }

    @Test("A moving subtree is flattened once its inside was the same twice; it is opaque")
    func flattening() {
      let screen = SmallScreen()
      let page = screen.add(rect(0, 40, 40, 40), .blue)
      for row in 0..<4 { screen.add(rect(0, CGFloat(row) * 10, 40, 9), .red, to: page) }
      page.position.y -= 10
      #expect(list(screen).split(separator: "\n").count == 2)
      page.position.y -= 10
      #expect(list(screen) == "1 flattened: bitmap 40x40 opaque at 0,20 in 0,20 40x20")
    }

    @Test("A scaled subtree is flattened at the larger of both ends and stretched")
    func scaling() {
      let screen = SmallScreen()
      let page = screen.add(rect(0, 0, 40, 40), .blue)
      screen.add(rect(10, 10, 20, 20), .red, to: page)
      page.transform = CATransform3DMakeScale(0.5, 0.5, 1)
      #expect(
        list(screen)
          == "1 flattened: bitmap 40x40 opaque stretched by 0.5,0.5 in 10,10 20x20")
      page.transform = CATransform3DMakeScale(1.5, 1.5, 1)
      #expect(list(screen) == "1 flattened: bitmap 60x60 opaque at -10,-10 in 0,0 40x40")
    }

    @Test("A change inside drops the bitmap")
    func invalidation() {
      let screen = SmallScreen()
      let page = screen.add(rect(0, 0, 40, 40), .blue)
      let row = screen.add(rect(0, 0, 40, 9), .red, to: page)
      for _ in 0..<3 {
        page.position.y += 1
        _ = screen.render()
      }
      #expect(screen.compositor.displayList.description.contains("flattened"))
      row.backgroundColor = .green
      page.position.y += 1
      let text = list(screen)
      #expect(!text.contains("flattened"))
      #expect(screen.pixel(20, 5) == "00FF00")
    }

    @Test("What is covered by something opaque is not drawn")
    func occlusion() {
      let screen = SmallScreen()
      screen.add(rect(0, 0, 40, 40), .red)
      screen.add(rect(10, 10, 20, 20), .blue)
      _ = screen.render()
      let plan = CellPlanner.plan(
        screen.compositor.displayList, over: [PixelRect(x: 0, y: 0, width: 40, height: 40)])
      // Each pixel is written once.
      #expect(plan.cells.allSatisfy { $0.entries.count == 1 })
      #expect(plan.cells.reduce(0) { $0 + $1.rect.area } == 1600)
    }

    @Test("Cells cover the area once, whatever the items", arguments: 0..<20)
    func cells(seed: UInt64) {
      let tree = RandomTree(seed: seed, side: 70)
      for _ in 0..<20 { tree.edit() }
      let compositor = Compositor(pixelWidth: 70, pixelHeight: 70, scale: 1)
      _ = compositor.render(tree.root, at: 1000)
      let plan = CellPlanner.plan(
        compositor.displayList, over: [PixelRect(x: 3, y: 5, width: 60, height: 61)])
      let region = Region()
      for cell in plan.cells { region.add(cell.rect) }
      #expect(plan.cells.reduce(0) { $0 + $1.rect.area } == 60 * 61)
      #expect(region.rects == [PixelRect(x: 3, y: 5, width: 60, height: 61)])
    }

    @Test("Round corners are apart from the rest, which needs no mask")
    func corners() {
      let screen = SmallScreen(100, 100)
      let card = screen.add(rect(0, 0, 100, 100), .red)
      card.cornerRadius = 20
      _ = screen.render()
      let plan = CellPlanner.plan(
        screen.compositor.displayList, over: [PixelRect(x: 0, y: 0, width: 100, height: 100)])
      let masked = plan.cells.filter { plan.entries[$0.entries].contains { $0.isPartial } }
      // Four corners of 20 x 20, less what of them is inside or outside.
      #expect(masked.reduce(0) { $0 + $1.rect.area } <= 4 * 20 * 21)
    }
  }
}
