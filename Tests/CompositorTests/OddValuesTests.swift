import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

extension CompositorTests {
  @Suite("Odd values")
  struct OddValuesTests {
    private static let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -1, 1e9, -1e9, 1e300, .leastNonzeroMagnitude,
    ]

    @Test("Values that make no sense lose a layer at most", arguments: odd)
    func nonsense(value: CGFloat) {
      let changes: [(CALayer) -> Void] = [
        { $0.position.x = value }, { $0.bounds.size.width = value }, { $0.bounds.origin.y = value },
        { $0.opacity = Float(value) }, { $0.cornerRadius = value },
        { $0.borderWidth = value }, { $0.zPosition = value },
        { $0.anchorPoint.x = value }, { $0.shadowRadius = value },
        { $0.shadowOffset.width = value }, { $0.transform = CATransform3DMakeScale(value, 1, 1) },
        { $0.transform = CATransform3DMakeRotation(1, value, 1, 0) }, { $0.transform.m34 = value },
        { $0.contentsScale = value }, { $0.contentsRect.size.width = value },
        { $0.contentsCenter = rect(0, 0, value, 0.5) }, { $0.sublayerTransform.m11 = value },
      ]
      for (index, change) in changes.enumerated() {
        let screen = SmallScreen()
        let layer = screen.add(rect(5, 5, 20, 20), .red)
        layer.shadowOpacity = 0.5
        layer.borderWidth = 1
        let buffer = PixelBuffer(width: 4, height: 4)
        layer.contents = CGImage(buffer: buffer)
        screen.add(rect(2, 2, 5, 5), .blue, to: layer)
        screen.add(rect(30, 30, 5, 5), .green)
        change(layer)
        layer.masksToBounds = index % 2 == 0
        for _ in 0..<3 {
          layer.position.y += 1
          _ = screen.render()
        }
        let far = screen.pixel(38, 38)
        #expect(far.count == 6, "change \(index)")
      }
    }

    @Test("A layer without a size draws its sublayers only")
    func empty() {
      let screen = SmallScreen()
      let layer = screen.add(.zero, .red)
      screen.add(rect(5, 5, 5, 5), .blue, to: layer)
      let frame = screen.render().buffer
      #expect(frame.hex(0, 0) == "FFFFFF")
      #expect(frame.hex(7, 7) == "0000FF")
    }

    @Test("An empty tree shows the background")
    func nothing() { #expect(SmallScreen().pixel(3, 3) == "FFFFFF") }
  }
}
