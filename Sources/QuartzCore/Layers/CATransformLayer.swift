/// A layer whose sublayers keep their depth instead of being flattened into its plane.
///
/// Nothing of its own is drawn, and it is not hit (fact 156).
open class CATransformLayer: CALayer {
  package override class var initialSpecial: SpecialProperties { .transform }
}
