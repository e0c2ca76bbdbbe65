import CoreGraphics
import Foundation

extension UINavigationBar {
  /// The height of title and buttons, in points.
  package static var contentHeight: CGFloat { 44 }
  /// What a large title adds, in points.
  package static var largeTitleHeight: CGFloat { 52 }

  package var naturalHeight: CGFloat {
    naturalHeight(for: topItem)
  }

  /// The height that an item needs.
  func naturalHeight(for item: UINavigationItem?) -> CGFloat {
    let isLarge = item.map(showsLargeTitle) ?? look.prefersLargeTitles
    return Self.contentHeight + (isLarge ? Self.largeTitleHeight : 0)
  }

  /// Whether a screen has a large title: its own wish, or that of the nearest screen below that has one.
  func showsLargeTitle(for item: UINavigationItem) -> Bool {
    guard look.prefersLargeTitles else { return false }
    for candidate in ([item] + stack.prefix { $0 !== item }.reversed()) {
      switch candidate.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  // MARK: Changing items

  func replaceItems(_ items: [UINavigationItem], animated: Bool) {
    let isPush = items.count > stack.count
    guard animated, window != nil, let last = items.last, last !== topItem else {
      transition?.end(completed: true)
      setStack(items)
      showTop()
      return
    }
    animate(beginTransition(to: items, isPush: isPush))
  }

  func pushOwn(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  func popOwn(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = topItem else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    replaceItems(Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// What the back button does.
  func goBack() {
    if let backHandler {
      backHandler()
    } else {
      popItem(animated: true)
    }
  }

  /// The view of the back button on screen, if there is one.
  package var backButtonView: UIView? { shown?.backButton }

  /// Presses the back button; false if there is none.
  @discardableResult package func pressBack() -> Bool {
    guard let button = shown?.backButton else { return false }
    button.trigger()
    return true
  }

  func setStack(_ items: [UINavigationItem]) {
    for item in stack where !items.contains(where: { $0 === item }) && item.bar === self {
      item.bar = nil
    }
    stack = items
    for item in items { item.bar = self }
  }

  // MARK: Showing

  func makeContent(for item: UINavigationItem?) -> NavigationBarContent? {
    guard let item else { return nil }
    let below = stack.prefix { $0 !== item }.last
    return NavigationBarContent(item: item, below: below, in: self)
  }

  /// Shows the top item at once.
  func showTop() {
    let old = shown
    shown = makeContent(for: topItem)
    // The new content takes over a title view or custom view that both show.
    if let shown { addSubview(shown) }
    old?.removeFromSuperview()
    showAppearance()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    refreshContent()
  }

  /// Makes the content anew; a transition under way does so at its end, one that has not begun to
  /// move at once.
  func refreshContent() {
    if let transition {
      if transition.isUnderWay { transition.isStale = true } else { transition.remake() }
    } else {
      showTop()
    }
  }

  // MARK: Transitions

  /// Shows the change from the top item to that of another stack; the caller animates it with
  /// ``NavigationBarTransition/animate()`` in an animation block, and ends it.
  package func beginTransition(
    to items: [UINavigationItem], isPush: Bool
  ) -> NavigationBarTransition {
    transition?.end(completed: true)
    let oldStack = stack
    let old = shown
    setStack(items)
    let made = NavigationBarTransition(bar: self, from: old, oldStack: oldStack, isPush: isPush)
    transition = made
    made.remake()
    return made
  }

  private func animate(_ transition: NavigationBarTransition) {
    UIView.animate(
      withDuration: 0.35, delay: 0, options: [.curveEaseInOut],
      animations: { transition.animate() },
      completion: { _ in transition.end(completed: true) })
  }
}

/// The change of a navigation bar from one item to another.
///
/// Both contents cross-fade; the titles move by a part of the width, to the left in a push, to the right in a pop.
@MainActor package final class NavigationBarTransition {
  private weak var bar: UINavigationBar?
  private let from: NavigationBarContent?
  private var to: NavigationBarContent?
  private let oldStack: [UINavigationItem]
  private let shift: CGFloat
  var isStale = false
  /// Whether ``animate()`` has been called.
  package private(set) var isUnderWay = false
  /// Whether the whole bar goes or comes with a page; nil if it stays.
  private var ridesAway: Bool?
  private var isOver = false

  /// The part of the width by which titles move.
  private static let travel: CGFloat = 0.3

  init(
    bar: UINavigationBar, from: NavigationBarContent?, oldStack: [UINavigationItem], isPush: Bool
  ) {
    self.bar = bar
    self.from = from
    self.oldStack = oldStack
    shift =
      bar.bounds.width * Self.travel * (isPush ? 1 : -1)
      * (bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
  }

  /// Makes the content for the new top item and puts it where it comes from.
  ///
  /// Both contents keep the height that their own item needs while the bar's height changes.
  func remake() {
    guard let bar, !isOver else { return }
    UIView.performWithoutAnimation {
      to?.removeFromSuperview()
      from?.autoresizingMask = .flexibleWidth
      to = bar.makeContent(for: bar.topItem)
      bar.shown = to
      if let to {
        to.autoresizingMask = .flexibleWidth
        bar.addSubview(to)
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        to.layoutIfNeeded()
      }
      placeAtStart()
    }
  }

  private func placeAtStart() {
    if let ridesAway {
      from?.alpha = ridesAway ? 1 : 0
      to?.alpha = ridesAway ? 0 : 1
      to?.titleShown?.transform = .identity
      if !ridesAway { bar?.showAppearance() }
    } else {
      to?.alpha = 0
      to?.titleShown?.transform = CGAffineTransform(translationX: shift, y: 0)
    }
  }

  /// The whole bar comes with the new page or goes with the old one, and shows that page's item.
  package func rideWithPage(hiding: Bool) {
    ridesAway = hiding
    UIView.performWithoutAnimation(placeAtStart)
  }

  /// Sets the end state; to be called in the animation block of the transition.
  package func animate() {
    isUnderWay = true
    guard ridesAway == nil else { return }
    bar?.showAppearance()
    from?.alpha = 0
    from?.titleShown?.transform = CGAffineTransform(translationX: -shift, y: 0)
    to?.alpha = 1
    to?.titleShown?.transform = .identity
  }

  /// Ends the change: the new item stays, or, if it was cancelled, the old one comes back. Later calls do nothing.
  package func end(completed: Bool) {
    guard !isOver, let bar else { return }
    isOver = true
    bar.transition = nil
    UIView.performWithoutAnimation {
      let (kept, dropped) = completed ? (to, from) : (from, to)
      dropped?.titleShown?.transform = .identity
      dropped?.removeFromSuperview()
      kept?.alpha = 1
      kept?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      kept?.titleShown?.transform = .identity
      if !completed {
        bar.setStack(oldStack)
        // A view that both showed had moved to the new content.
        bar.shown = from
        isStale = true
      }
      if isStale || kept == nil { bar.showTop() }
      bar.showAppearance()
      bar.superview?.setNeedsLayout()
    }
  }
}
