import CoreGraphics
import Foundation
import UIKitViews

extension InterfaceElement {
  /// The rectangle of a `<rect>` or `<frame>` child with this key.
  func rect(_ key: String) -> CGRect? { child(key: key)?.rectValue }

  var rectValue: CGRect {
    isUsed = true
    return CGRect(
      x: double("x") ?? 0, y: double("y") ?? 0, width: double("width") ?? 0,
      height: double("height") ?? 0)
  }

  /// The size of a `<size>` child with this key.
  func size(_ key: String) -> CGSize? { child(key: key)?.sizeValue }

  var sizeValue: CGSize {
    isUsed = true
    return CGSize(width: double("width") ?? 0, height: double("height") ?? 0)
  }

  var pointValue: CGPoint {
    isUsed = true
    return CGPoint(x: double("x") ?? 0, y: double("y") ?? 0)
  }

  /// The insets of an `<inset>` or `<edgeInsets>` child with this key.
  func insets(_ key: String) -> UIEdgeInsets? {
    child(key: key).map {
      UIEdgeInsets(
        top: $0.inset("minY", "top"), left: $0.inset("minX", "left"),
        bottom: $0.inset("maxY", "bottom"), right: $0.inset("maxX", "right"))
    }
  }

  private func inset(_ first: String, _ second: String) -> CGFloat {
    CGFloat(double(first) ?? double(second) ?? 0)
  }

  /// The insets of a `<directionalEdgeInsets>` child with this key.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    child(key: key).map {
      NSDirectionalEdgeInsets(
        top: $0.double("top") ?? 0, leading: $0.double("leading") ?? 0,
        bottom: $0.double("bottom") ?? 0, trailing: $0.double("trailing") ?? 0)
    }
  }
}
