import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

/// The standard push and pop: the upper page slides over the lower one, which moves at a third of
/// the pace and is dimmed (facts 114 to 118).
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  /// How far the lower page moves, in widths (fact 116).
  private static let parallax: CGFloat = 1 / 3
  /// The greatest dimming of the lower page (fact 117).
  private static let dimming: CGFloat = 0.1

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { BuiltInTiming.springDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    to.frame = context.finalFrame(for: toController)
    let (upper, lower) = isPush ? (to, from) : (from, to)
    container.insertSubview(lower, at: 0)
    container.addSubview(upper)
    let dimmer = UIView(frame: lower.frame)
    dimmer.backgroundColor = .black
    dimmer.isUserInteractionEnabled = false
    container.insertSubview(dimmer, belowSubview: upper)
    container.layoutIfNeeded()
    slide(
      Pages(
        upper: upper, lower: lower, dimmer: dimmer, width: container.bounds.width,
        upperCenter: upper.center, lowerCenter: lower.center),
      context)
  }

  private struct Pages {
    let upper, lower, dimmer: UIView
    let width: CGFloat
    let upperCenter, lowerCenter: CGPoint

    /// The lower page is covered, or the upper one is out at the right.
    @MainActor func place(covered: Bool) {
      upper.center.x = covered ? upperCenter.x : upperCenter.x + width
      lower.center.x = covered ? lowerCenter.x - width * NavigationSlide.parallax : lowerCenter.x
      dimmer.center.x = lower.center.x
      dimmer.alpha = covered ? NavigationSlide.dimming : 0
    }
  }

  private func slide(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
    let isPush = isPush
    pages.place(covered: !isPush)
    UIView.animate(
      withDuration: BuiltInTiming.springDuration, delay: 0,
      options: context.isInteractive ? .curveLinear : BuiltInTiming.spring,
      animations: { pages.place(covered: isPush) },
      completion: { _ in
        pages.dimmer.removeFromSuperview()
        pages.upper.center = pages.upperCenter
        pages.lower.center = pages.lowerCenter
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
