import Foundation
import QuartzCore

extension UIView {
  func announceWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    owner?.ownedViewWillMove(toWindow: window)
    for subview in subviewStorage { subview.announceWillMove(toWindow: window) }
  }

  /// Makes a window the whole subtree's, parents first.
  func enter(_ window: UIWindow?) {
    setWindow(window)
    if window == nil {
      resignInSubtree()
      Detached.note(self)
    }
    announceDidMove(toWindow: window)
  }

  private func setWindow(_ window: UIWindow?) {
    windowStorage = window
    for subview in subviewStorage { subview.setWindow(window) }
  }

  private func announceDidMove(toWindow window: UIWindow?) {
    // A callback may have moved the view on; then the later move has told everybody.
    guard windowStorage === window else { return }
    if window != nil { layerMayNeedDisplay() }
    didMoveToWindow()
    owner?.ownedViewDidMove(toWindow: window)
    for subview in subviewStorage { subview.announceDidMove(toWindow: window) }
  }

  private func resignInSubtree() {
    if let view = FirstResponder.current as? UIView, view.isDescendant(of: self) {
      view.resignFirstResponder()
      if FirstResponder.current === view { FirstResponder.reset() }
    }
  }
}

/// Views that have left their window in this tick.
///
/// Their gestures and touches are cancelled at the end of the layout pass, so that a view which is
/// taken out and put back at once keeps both. Their animations end in the commit (fact 94).
@MainActor enum Detached {
  private static var views: [UIView] = []

  static func note(_ view: UIView) { views.append(view) }

  static func reset() { views = [] }

  static func settle() {
    while !views.isEmpty {
      let batch = views
      views = []
      for view in batch where view.windowStorage == nil { settle(view) }
    }
  }

  private static func settle(_ view: UIView) {
    for recognizer in view.gestureStorage { recognizer.viewLeftWindow() }
    TouchInput.cancelTouches(of: view)
    for subview in view.subviewStorage { settle(subview) }
  }
}
