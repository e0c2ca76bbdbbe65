import MediaTime

/// The passes of a tick that belong to views.
package enum ViewPasses {
  /// Registers the delivery of touches and the layout of all windows.
  @MainActor package static func install(in loop: FrameLoop) {
    ViewCount.reset()
    TouchInput.reset()
    Detached.reset()
    FirstResponder.reset()
    ConstraintLayout.reset()
    AppearanceProxies.reset()
    AnimationState.reset()
    UIWindow.forgetAll()
    TextLayerDrawing.install()
    ScrollTicker.reset()
    loop.onPass(.touches) { TouchInput.deliver() }
    loop.onPass(.displayLinks) { ScrollTicker.tick() }
    loop.onPass(.layout) { layOutWindows() }
  }

  /// Lays out everything that has asked for it, now.
  @MainActor static func layOutPending() {
    for window in UIWindow.all { window.performLayoutPass() }
  }

  @MainActor private static func layOutWindows() {
    layOutPending()
    Detached.settle()
  }
}
