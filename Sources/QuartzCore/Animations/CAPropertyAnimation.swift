public import Foundation

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property: `position`, `transform.scale`, a key of the program's own.
  open var keyPath: String?
  /// Whether values are added to the property's instead of replacing it.
  open var isAdditive = false
  /// Whether each repeat starts where the one before ended.
  open var isCumulative = false
  /// A function that makes a transform of the animation's numbers.
  open var valueFunction: CAValueFunction?

  package override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// How the property runs; nil for a class that does not say.
  package func curve(duration: Double) -> ValueCurve? { nil }

  package override func compiled(defaultDuration: Double) -> CompiledAnimation {
    let timing = timing(defaultDuration: defaultDuration)
    guard let keyPath, let curve = curve(duration: timing.duration) else {
      return CompiledAnimation(timing: timing, content: .nothing)
    }
    let track = PropertyTrack(
      path: LayerKeyPath(keyPath), isAdditive: isAdditive, isCumulative: isCumulative, curve: curve,
      function: valueFunction.map(\.name))
    return CompiledAnimation(
      timing: timing, pacing: timingFunction?.curve, content: .property(track))
  }
}

/// A function that makes a transform of numbers, as in an animation of `transform` by angles.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// Which function it is.
  public let name: CAValueFunctionName

  /// Makes the function of a name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}
