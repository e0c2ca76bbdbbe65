internal import CKernels
internal import Foundation

/// What a compositor does to be fast. None of it changes a pixel by more than 1/255.
package struct CompositorOptions: Hashable, Sendable {
  /// Whether flattened subtrees and drawn contents are kept from frame to frame.
  package var usesCaches = true
  /// Whether what something opaque hides is left out.
  package var cullsHidden = true
  /// Whether only what changed is drawn.
  package var usesDamage = true
  /// Whether the vectorised loops run instead of pixman's; without optimisation they are slower.
  package var usesKernels = ck_is_optimised() != 0
  /// How many threads draw, the calling one included.
  package var threads = min(4, ProcessInfo.processInfo.activeProcessorCount)
  /// Bytes that flattened subtrees may hold.
  package var cacheLimit = 64 << 20

  package init() {}

  /// Everything drawn anew by the calling thread through pixman: what the rest is compared with.
  package static var plain: CompositorOptions {
    var options = CompositorOptions()
    options.usesCaches = false
    options.cullsHidden = false
    options.usesDamage = false
    options.usesKernels = false
    options.threads = 1
    return options
  }
}
