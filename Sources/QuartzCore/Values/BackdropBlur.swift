package import Foundation

/// A filter for `CALayer.backgroundFilters`: what is behind the layer shows through it blurred.
///
/// Visual effect views use it. The blur fades with the layer's opacity and keeps to its rounded
/// corners.
package final class BackdropBlur: NSObject {
  /// The standard deviation of the Gaussian, in points.
  package let radius: CGFloat

  package init(radius: CGFloat) { self.radius = radius }
}

extension LayerProperties {
  /// The radius of the blur behind the layer, if it has one.
  package var backdropBlurRadius: CGFloat? {
    guard let background = filters?.background else { return nil }
    return background.lazy.compactMap { ($0 as? BackdropBlur)?.radius }.first { $0 > 0 }
  }
}
