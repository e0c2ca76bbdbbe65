internal import CoreGraphics
public import Foundation

/// A layer that shows a gradient over its background colour.
open class CAGradientLayer: CALayer {
  package override class var initialSpecial: SpecialProperties { .gradient(GradientProperties()) }

  /// The colours, `CGColor`s. Animatable between lists of the same length.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { LayerValue($0).color }
      if colors != gradient.colors { changeGradient("colors") { $0.colors = colors } }
    }
  }
  /// Where each colour is, 0 to 1; evenly spread if nil. Animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set {
      let locations = (newValue ?? []).map(\.doubleValue)
      if locations != gradient.locations {
        changeGradient("locations") { $0.locations = locations }
      }
    }
  }
  /// Where the first colour is, in fractions of the bounds. Animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { if newValue != startPoint { changeGradient("startPoint") { $0.startPoint = newValue } } }
  }
  /// Where the last colour is, in fractions of the bounds. Animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { if newValue != endPoint { changeGradient("endPoint") { $0.endPoint = newValue } } }
  }
  /// How the gradient spreads.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { if newValue != gradient.type { changeGradient("type") { $0.type = newValue } } }
  }

  private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }

  private func changeGradient(_ key: String, _ body: (inout GradientProperties) -> Void) {
    change(key) { properties in
      var gradient = properties.gradient ?? GradientProperties()
      body(&gradient)
      properties.gradient = gradient
    }
  }
}
