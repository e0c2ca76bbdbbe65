import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

/// All tests of this module, one at a time: layers belong to one thread.
@Suite("The compositor", .serialized)
enum CompositorTests {}

/// A small screen with a layer tree, drawn at one pixel per point unless said otherwise.
final class SmallScreen {
  let root = CALayer()
  let compositor: Compositor
  var time = 1000.0

  init(
    _ width: Int = 40, _ height: Int = 40, scale: CGFloat = 1,
    options: CompositorOptions = CompositorOptions()
  ) {
    compositor = Compositor(
      pixelWidth: width, pixelHeight: height, scale: scale, background: .white, options: options)
    root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  @discardableResult
  func add(_ frame: CGRect, _ color: CGColor?, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  func render() -> RenderedFrame { compositor.render(root, at: time) }

  /// The pixels of a new frame, as hexadecimal RGB.
  func pixel(_ x: Int, _ y: Int) -> String { render().buffer.hex(x, y) }
}

extension PixelBuffer {
  func hex(_ x: Int, _ y: Int) -> String {
    let p = pixel(x: x, y: y)
    return String(format: "%02X%02X%02X", p.red, p.green, p.blue)
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
