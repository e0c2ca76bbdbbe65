public import CoreGraphics
internal import Foundation

/// A layer that shows its sublayers several times, each copy moved, tinted and delayed a little
/// more.
open class CAReplicatorLayer: CALayer {
  package override class var initialSpecial: SpecialProperties {
    .replicator(ReplicatorProperties())
  }

  /// How many copies there are, the original included. Animatable.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set { changeReplicator("instanceCount") { $0.instanceCount = newValue } }
  }
  /// Whether sublayers keep their depth.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { changeReplicator("preservesDepth") { $0.preservesDepth = newValue } }
  }
  /// How many seconds each copy is behind the one before. Animatable.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set { changeReplicator("instanceDelay") { $0.instanceDelay = newValue } }
  }
  /// What each copy does to the one before, about the middle of the bounds. Animatable.
  open var instanceTransform: CATransform3D {
    get { replicator.instanceTransform }
    set { changeReplicator("instanceTransform") { $0.instanceTransform = newValue } }
  }
  /// The tint of the original, white at first. Animatable.
  open var instanceColor: CGColor? {
    get { replicator.instanceColor }
    set { changeReplicator("instanceColor") { $0.instanceColor = newValue } }
  }
  /// How much red each copy has more than the one before. Animatable.
  open var instanceRedOffset: Float {
    get { replicator.instanceRedOffset }
    set { changeReplicator("instanceRedOffset") { $0.instanceRedOffset = newValue } }
  }
  /// How much green each copy has more than the one before. Animatable.
  open var instanceGreenOffset: Float {
    get { replicator.instanceGreenOffset }
    set { changeReplicator("instanceGreenOffset") { $0.instanceGreenOffset = newValue } }
  }
  /// How much blue each copy has more than the one before. Animatable.
  open var instanceBlueOffset: Float {
    get { replicator.instanceBlueOffset }
    set { changeReplicator("instanceBlueOffset") { $0.instanceBlueOffset = newValue } }
  }
  /// How much alpha each copy has more than the one before. Animatable.
  open var instanceAlphaOffset: Float {
    get { replicator.instanceAlphaOffset }
    set { changeReplicator("instanceAlphaOffset") { $0.instanceAlphaOffset = newValue } }
  }

  private var replicator: ReplicatorProperties { properties.replicator ?? ReplicatorProperties() }

  private func changeReplicator(_ key: String, _ body: (inout ReplicatorProperties) -> Void) {
    change(key) { properties in
      var replicator = properties.replicator ?? ReplicatorProperties()
      body(&replicator)
      properties.replicator = replicator
    }
  }
}
