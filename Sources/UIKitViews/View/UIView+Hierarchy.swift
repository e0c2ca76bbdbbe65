import Foundation
import QuartzCore

extension UIView {
  /// Where a view goes among the subviews.
  enum Placement {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Adds a view, or moves it if it is a subview already.
  ///
  /// The order of the callbacks: `willMove(toSuperview:)`, the old superview's `willRemoveSubview`,
  /// `willMove(toWindow:)` down the subtree, the change, `didMoveToWindow()` down the subtree,
  /// `didMoveToSuperview()`, `didAddSubview`. A move within one window sends no window callbacks.
  func place(_ view: UIView, at placement: Placement) {
    precondition(view !== self, "Can't add self as subview")
    precondition(!isDescendant(of: view), "Can't add \(view) inside itself")
    if view.superviewStorage === self {
      moveSubview(view, to: placement)
      return
    }
    let oldWindow = view.windowStorage
    view.willMove(toSuperview: self)
    ConstraintLayout.willMove(view, to: self)
    if let old = view.superviewStorage {
      old.willRemoveSubview(view)
      old.subviewStorage.removeAll { $0 === view }
      old.setNeedsLayout()
    }
    if oldWindow !== windowStorage { view.announceWillMove(toWindow: windowStorage) }

    let index = resolvedIndex(placement)
    insertLayer(of: view, at: index)
    subviewStorage.insert(view, at: index)
    view.superviewStorage = self
    ConstraintLayout.didMove(view)
    setNeedsLayout()
    view.noteSafeAreaMayHaveChanged()

    if oldWindow !== windowStorage { view.enter(windowStorage) }
    view.inheritedTraitsMayHaveChanged()
    view.inheritedTintMayHaveChanged()
    view.didMoveToSuperview()
    view.owner?.ownedViewDidMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let old = superviewStorage else { return }
    let oldWindow = windowStorage
    willMove(toSuperview: nil)
    guard superviewStorage === old else { return }
    ConstraintLayout.willMove(self, to: nil)
    old.willRemoveSubview(self)
    if oldWindow != nil { announceWillMove(toWindow: nil) }
    backingLayer.removeFromSuperlayer()
    old.subviewStorage.removeAll { $0 === self }
    superviewStorage = nil
    old.setNeedsLayout()
    ConstraintLayout.didMove(self)
    if oldWindow != nil { enter(nil) }
    didMoveToSuperview()
    owner?.ownedViewDidMoveToSuperview()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second else { return }
    let views = subviewStorage
    let (low, high) = (min(first, second), max(first, second))
    moveSubview(views[high], to: .index(low))
    moveSubview(views[low], to: .index(high))
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superviewStorage === self else { return }
    moveSubview(view, to: toFront ? .front : .index(0))
  }

  func isInside(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superviewStorage
    }
    return false
  }

  func findView(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Order

  private func moveSubview(_ view: UIView, to placement: Placement) {
    guard let old = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    if case .below(let sibling) = placement, sibling === view { return }
    if case .above(let sibling) = placement, sibling === view { return }
    subviewStorage.remove(at: old)
    let index = resolvedIndex(placement)
    if index != old || layerOrderDiffers(view, at: index) { insertLayer(of: view, at: index) }
    subviewStorage.insert(view, at: index)
  }

  private func resolvedIndex(_ placement: Placement) -> Int {
    switch placement {
    case .front: return subviewStorage.count
    case .index(let index): return min(max(index, 0), subviewStorage.count)
    case .below(let sibling):
      return subviewStorage.firstIndex { $0 === sibling } ?? subviewStorage.count
    case .above(let sibling):
      return subviewStorage.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviewStorage.count
    }
  }

  /// Whether layers that are no views', added by the program, stand between a view and its place.
  private func layerOrderDiffers(_ view: UIView, at index: Int) -> Bool {
    index == subviewStorage.count && backingLayer.sublayers?.last !== view.backingLayer
  }

  /// Keeps the layers in the views' order; layers of the program's own keep their places between.
  private func insertLayer(of view: UIView, at index: Int) {
    if index < subviewStorage.count {
      backingLayer.insertSublayer(view.backingLayer, below: subviewStorage[index].backingLayer)
    } else {
      backingLayer.addSublayer(view.backingLayer)
    }
  }
}
