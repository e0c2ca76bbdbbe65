import CoreGraphics
import Foundation
import QuartzCore

@testable import Compositor

/// A generator whose numbers follow from its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A tree of all kinds of layers and a series of edits to it, the same for the same seed.
final class RandomTree {
  let root = CALayer()
  private var layers: [CALayer] = []
  private var random: SeededGenerator

  init(seed: UInt64, side: CGFloat) {
    random = SeededGenerator(seed: seed)
    root.frame = rect(0, 0, side, side)
    root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    for _ in 0..<8 { addLayer() }
  }

  private func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  private func color() -> CGColor {
    let alphas: [CGFloat] = [1, 1, 1, 0.5, 0.2]
    return CGColor(
      red: number(0...10) / 10, green: number(0...10) / 10, blue: number(0...10) / 10,
      alpha: alphas[Int.random(in: 0..<alphas.count, using: &random)])
  }

  private func frame() -> CGRect {
    rect(number(-10...60), number(-10...60), number(4...50), number(4...50))
  }

  private func image() -> CGImage {
    let buffer = PixelBuffer(width: 9, height: 7)
    let context = CGContext(buffer: buffer, scale: 1)
    context.setFillColor(color())
    context.fill(rect(0, 0, 9, 7))
    context.setFillColor(color())
    context.fill(rect(2, 2, 4, 3))
    return CGImage(buffer: buffer)
  }

  private func addLayer() {
    let layer: CALayer
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: number(0...30), y: number(0...30)))
      for _ in 0..<3 { path.addLine(to: CGPoint(x: number(0...30), y: number(0...30))) }
      path.closeSubpath()
      shape.path = path
      shape.fillColor = color()
      if chance(2) { shape.strokeColor = color() }
      layer = shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color()]
      layer = gradient
    case 2:
      layer = CALayer()
      layer.contents = image()
      layer.contentsGravity = chance(2) ? .resizeAspect : .center
    default:
      layer = CALayer()
      layer.backgroundColor = color()
    }
    layer.frame = frame()
    let parent = chance(2) ? root : (layers.randomElement(using: &random) ?? root)
    parent.addSublayer(layer)
    layers.append(layer)
  }

  /// Changes something.
  func edit() {
    guard let layer = layers.randomElement(using: &random) else { return addLayer() }
    switch Int.random(in: 0..<20, using: &random) {
    case 0...5: layer.position.x += number(-6...6)
    case 6: layer.position.y += number(-6...6)
    case 7: layer.bounds.size = CGSize(width: number(4...50), height: number(4...50))
    case 8: layer.opacity = Float(number(0...4)) / 4
    case 9: layer.backgroundColor = color()
    case 10: layer.cornerRadius = number(0...12)
    case 11: layer.masksToBounds.toggle()
    case 12:
      layer.borderWidth = number(0...3)
      layer.borderColor = color()
    case 13:
      layer.shadowOpacity = chance(2) ? 0 : 0.5
      layer.shadowRadius = number(0...4)
    case 14: layer.isHidden.toggle()
    case 15:
      layer.removeFromSuperlayer()
      layers.removeAll { $0 === layer || $0.isDescendant(of: layer) }
      if layers.count < 6 { addLayer() }
    case 16: layer.superlayer?.insertSublayer(layer, at: 0)
    case 17:
      let angle = number(0...3) * 0.3
      layer.transform =
        chance(2)
        ? CATransform3DMakeRotation(angle, 0, 0, 1)
        : CATransform3DMakeScale(number(2...6) / 4, number(2...6) / 4, 1)
    case 18:
      if layer.mask == nil {
        let mask = CALayer()
        mask.frame = rect(number(0...8), number(0...8), number(5...30), number(5...30))
        mask.backgroundColor = chance(2) ? .black : CGColor(gray: 0, alpha: 0.6)
        mask.cornerRadius = number(0...8)
        layer.mask = mask
      } else {
        layer.mask = nil
      }
    default: addLayer()
    }
  }
}
