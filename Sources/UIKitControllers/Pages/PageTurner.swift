import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import UIKitViews

/// Turns the pages of a page view controller, by call or by finger.
@MainActor package final class PageTurner: NSObject {
  weak var pages: UIPageViewController?

  /// The turn that a finger is making.
  private var turn: Turn?
  private var isSliding = false

  /// From one page to the one beside it.
  private struct Turn {
    let from: UIViewController
    let to: UIViewController
    let direction: UIPageViewController.NavigationDirection
  }

  package override init() { super.init() }

  private(set) lazy var recognizer: UIPanGestureRecognizer = {
    UIPanGestureRecognizer(target: self, action: Selector("pan:", PageTurner.pan))
  }()

  func attach(to view: UIView) {
    view.clipsToBounds = true
    view.addGestureRecognizer(recognizer)
  }

  func installShown() {
    guard let pages, let shown = pages.shown, shown.view.superview !== pages.view else { return }
    place(shown, at: 0)
    pages.view.insertSubview(shown.view, at: 0)
  }

  // MARK: By call

  func show(
    _ page: UIViewController?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard let pages else { return }
    let old = pages.shown
    guard let page, page !== old else {
      completion?(true)
      return
    }
    adopt(page)
    pages.shown = page
    guard pages.isViewLoaded else {
      completion?(true)
      return
    }
    let isVisible = pages.viewIfLoaded?.window != nil && pages.appearance.state == .appeared
    guard animated, isVisible, let old, UIView.areAnimationsEnabled else {
      if isVisible { old?.beginAppearance(false, animated: false) }
      installShown()
      old?.viewIfLoaded?.removeFromSuperview()
      if isVisible { old?.endAppearance() }
      old.map(release)
      completion?(true)
      return
    }
    begin(old, page)
    slide(
      Turn(from: old, to: page, direction: direction), startingAt: 0, completes: true,
      duration: 0.3
    ) { completion?(true) }
  }

  private func adopt(_ page: UIViewController) {
    guard let pages, page.parent !== pages else { return }
    pages.addChild(page)
    page.didMove(toParent: pages)
  }

  private func release(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  private func begin(_ old: UIViewController, _ new: UIViewController) {
    // In this order, unlike a push (fact 35a).
    new.beginAppearance(true, animated: true)
    old.beginAppearance(false, animated: true)
    guard let pages else { return }
    pages.view.addSubview(new.view)
  }

  // MARK: Places

  private var isHorizontal: Bool { pages?.navigationOrientation != .vertical }

  private var length: CGFloat {
    guard let pages, let view = pages.viewIfLoaded else { return 0 }
    return (isHorizontal ? view.bounds.width : view.bounds.height) + pages.spacing
  }

  private func place(_ page: UIViewController, at offset: CGFloat) {
    guard let pages, let view = page.view else { return }
    view.frame = pages.view.bounds.offsetBy(
      dx: isHorizontal ? offset : 0, dy: isHorizontal ? 0 : offset)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Places both pages of a turn; the fraction is how far it has come.
  private func place(_ turn: Turn, fraction: CGFloat) {
    let sign: CGFloat = turn.direction == .forward ? 1 : -1
    place(turn.from, at: -sign * fraction * length)
    place(turn.to, at: sign * (1 - fraction) * length)
  }

  private func slide(
    _ turn: Turn, startingAt fraction: CGFloat, completes: Bool, duration: TimeInterval,
    then done: @escaping () -> Void
  ) {
    isSliding = true
    place(turn, fraction: fraction)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseOut,
      animations: { [self] in place(turn, fraction: completes ? 1 : 0) },
      completion: { [self] _ in
        isSliding = false
        end(turn, completed: completes)
        done()
      })
  }

  private func end(_ turn: Turn, completed: Bool) {
    let (shown, gone) = completed ? (turn.to, turn.from) : (turn.from, turn.to)
    if !completed {
      turn.to.beginAppearance(false, animated: true)
      turn.from.beginAppearance(true, animated: true)
    }
    gone.viewIfLoaded?.removeFromSuperview()
    shown.endAppearance()
    gone.endAppearance()
    release(gone)
    pages?.shown = shown
    place(shown, at: 0)
  }

  // MARK: By finger

  private func pan(_ pan: UIPanGestureRecognizer) {
    guard let pages, let view = pages.viewIfLoaded else { return }
    let translation = pan.translation(in: view)
    let way = isHorizontal ? translation.x : translation.y
    switch pan.state {
    case .began, .changed:
      if turn == nil { begin(way: way) }
      if let turn { place(turn, fraction: fraction(of: turn, way)) }
    case .ended:
      let velocity = pan.velocity(in: view)
      finish(way: way, velocity: isHorizontal ? velocity.x : velocity.y)
    case .cancelled, .failed:
      finish(way: 0, velocity: 0)
    case .possible:
      break
    @unknown default:
      finish(way: 0, velocity: 0)
    }
  }

  private func fraction(of turn: Turn, _ way: CGFloat) -> CGFloat {
    let signed = turn.direction == .forward ? -way : way
    return min(max(signed / max(length, 1), 0), 1)
  }

  private func begin(way: CGFloat) {
    guard let pages, let shown = pages.shown, way != 0, !isSliding,
      let source = pages.dataSource
    else { return }
    let isForward = way < 0
    let found =
      isForward
      ? source.pageViewController(pages, viewControllerAfter: shown)
      : source.pageViewController(pages, viewControllerBefore: shown)
    guard let page = found else { return }
    if let delegate = pages.delegate {
      let told: Void? = ifImplemented {
        delegate.pageViewController(pages, willTransitionTo: [page])
      }
      if told != nil { log(delegate, "pageViewController(_:willTransitionTo:)") }
    }
    adopt(page)
    begin(shown, page)
    turn = Turn(from: shown, to: page, direction: isForward ? .forward : .reverse)
  }

  private func finish(way: CGFloat, velocity: CGFloat) {
    guard let turn else { return }
    self.turn = nil
    let fraction = fraction(of: turn, way)
    let speed = turn.direction == .forward ? -velocity : velocity
    let completes = speed > 300 || (fraction > 0.5 && speed > -300)
    slide(turn, startingAt: fraction, completes: completes, duration: 0.3) { [weak self] in
      guard let pages = self?.pages, let delegate = pages.delegate else { return }
      let told: Void? = ifImplemented {
        delegate.pageViewController(
          pages, didFinishAnimating: true, previousViewControllers: [turn.from],
          transitionCompleted: completes)
      }
      if told != nil {
        self?.log(
          delegate,
          "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
          [("completed", completes)])
      }
    }
  }

  private func log(_ delegate: AnyObject, _ call: String, _ args: [(String, Any)] = []) {
    EventLog.current.record(actor: .delegate, object: delegate, call: call, args: args)
  }
}
