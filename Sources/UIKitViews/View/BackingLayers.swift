import Foundation
import ObjectiveC
import QuartzCore

/// Makes layers of classes that are known at run time only.
///
/// `CALayer.init()` is not `required`, as with Apple, so Swift cannot call it on any class: the
/// system's own classes are listed, the program's are made through the registry.
@MainActor package enum BackingLayers {
  private static let makers: [(type: CALayer.Type, make: () -> CALayer)] = [
    (CAShapeLayer.self, { CAShapeLayer() }),
    (CAGradientLayer.self, { CAGradientLayer() }),
    (CATransformLayer.self, { CATransformLayer() }),
    (CATextLayer.self, { CATextLayer() }),
    (CAReplicatorLayer.self, { CAReplicatorLayer() }),
    (CALayer.self, { CALayer() }),
  ]

  /// A layer of a class; for one that nobody can make, of the nearest superclass that can be made.
  package static func make(_ type: AnyClass) -> CALayer {
    if let layer = ClassRegistry.description(of: type)?.make("init()") as? CALayer { return layer }
    for (known, make) in makers where type == known { return make() }
    UnsupportedReport.report(
      "\(type) cannot be made as a view's layer, since its initializer is not known: its superclass is used"
    )
    for (known, make) in makers where MessageSend.isKind(type, of: known) { return make() }
    return CALayer()
  }
}
