import MediaTime
import ObjectiveC

/// What the Objective-C side of a program needs once a tick.
package enum SupportPasses {
  /// Adds this module's part to the passes; call it after the modules whose properties are observed.
  @MainActor
  package static func install(in loop: FrameLoop) {
    SystemKeys.register()
    loop.onPass(.work) { KeyValueObserving.poll() }
    loop.onPass(.layout) { KeyValueObserving.poll() }
    loop.onPass(.commit) { AssociationTable.sweep() }
  }
}
