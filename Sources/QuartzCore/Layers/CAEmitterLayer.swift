public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// A layer that would emit particles; it shows nothing here and says so once.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet { unsupported("CAEmitterLayer", "no particles are shown") }
  }
  /// How many particles there are, as a factor.
  open var birthRate: Float = 1
  /// How long particles live, as a factor.
  open var lifetime: Float = 1
  /// Where particles come from.
  open var emitterPosition = CGPoint.zero
  /// The depth that particles come from.
  open var emitterZPosition: CGFloat = 0
  /// How large the source is.
  open var emitterSize = CGSize.zero
  /// How fast particles are, as a factor.
  open var velocity: Float = 1
  /// How large particles are, as a factor.
  open var scale: Float = 1
  /// How fast particles spin, as a factor.
  open var spin: Float = 1
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where in the shape particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles are mixed.
  open var renderMode = CAEmitterLayerRenderMode.unordered
}

/// A kind of particle; kept, not shown.
open class CAEmitterCell: NSObject {
  /// A name for key paths.
  open var name: String?
  /// Whether there are any.
  open var isEnabled = true
  /// How many there are a second.
  open var birthRate: Float = 0
  /// How many seconds each lives.
  open var lifetime: Float = 0
  /// How much lifetimes differ.
  open var lifetimeRange: Float = 0
  /// How fast each is, in points a second.
  open var velocity: CGFloat = 0
  /// How much velocities differ.
  open var velocityRange: CGFloat = 0
  /// How much faster each gets, along x.
  open var xAcceleration: CGFloat = 0
  /// How much faster each gets, along y.
  open var yAcceleration: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How much directions differ.
  open var emissionRange: CGFloat = 0
  /// How large each is.
  open var scale: CGFloat = 1
  /// How much sizes differ.
  open var scaleRange: CGFloat = 0
  /// How much larger each gets a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast each spins.
  open var spin: CGFloat = 0
  /// How much spins differ.
  open var spinRange: CGFloat = 0
  /// How much more opaque each gets a second.
  open var alphaSpeed: Float = 0
  /// How much alphas differ.
  open var alphaRange: Float = 0
  /// The tint.
  open var color: CGColor?
  /// The picture.
  open var contents: Any?
  /// The part of the picture that is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// Particles that each of these emits.
  open var emitterCells: [CAEmitterCell]?
}
