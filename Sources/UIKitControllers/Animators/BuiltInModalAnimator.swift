import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import UIKitViews

/// Durations and curves of the system's own transitions.
enum BuiltInTiming {
  /// Mass 3, stiffness 1000, damping 500, as options (facts 97 and 114).
  static let spring = UIView.AnimationOptions(rawValue: 7 << 16)
  /// The spring is over after half a second (fact 103).
  static let springDuration: TimeInterval = 0.5
  /// A cross dissolve (fact 120).
  static let dissolveDuration: TimeInterval = 0.4
  /// A flip (fact 121).
  static let flipDuration: TimeInterval = 0.75
}

extension UIViewController {
  /// The style that the system animates in: a popover fades, whatever the controller says.
  var builtInTransitionStyle: UIModalTransitionStyle {
    modal.presentationController is UIPopoverPresentationController
      ? .crossDissolve : modalTransitionStyle
  }
}

/// The system's own presentations and dismissals, one for each `UIModalTransitionStyle`.
final class BuiltInModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  {
    switch style {
    case .coverVertical, .partialCurl: BuiltInTiming.springDuration
    case .crossDissolve: BuiltInTiming.dissolveDuration
    case .flipHorizontal: BuiltInTiming.flipDuration
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    addView(context)
    switch style {
    case .coverVertical: slide(context)
    case .partialCurl:
      unsupported("UIModalTransitionStyle.partialCurl", "the screen slides instead")
      slide(context)
    case .crossDissolve: dissolve(context)
    case .flipHorizontal: flip(context)
    }
  }

  private func addView(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    if isPresenting {
      container.addSubview(to)
    } else {
      container.insertSubview(to, at: 0)
    }
    container.layoutIfNeeded()
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Up from below the container, and back (facts 114 and 115).
  private func slide(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return end(context) }
    let shown = view.center
    let hidden = CGPoint(
      x: shown.x, y: shown.y + container.bounds.maxY - view.frame.minY)
    if isPresenting { view.center = hidden }
    let isInteractive = context.isInteractive
    UIView.animate(
      withDuration: BuiltInTiming.springDuration, delay: 0,
      options: isInteractive ? .curveLinear : BuiltInTiming.spring,
      animations: { view.center = self.isPresenting ? shown : hidden },
      completion: { _ in
        self.end(context)
        // What is shown again later has to stand where it stood.
        if !self.isPresenting { view.center = shown }
      })
  }

  private func dissolve(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return end(context) }
    let alpha = view.alpha
    if isPresenting { view.alpha = 0 }
    UIView.animate(
      withDuration: BuiltInTiming.dissolveDuration, delay: 0, options: .curveEaseInOut,
      animations: { view.alpha = self.isPresenting ? alpha : 0 },
      completion: { _ in
        self.end(context)
        view.alpha = alpha
      })
  }

  /// Both sides of a page that turns about its vertical axis; without a view to leave, the new side
  /// alone turns in.
  private func flip(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    let sign: CGFloat = isPresenting ? 1 : -1
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 1000
    let old = container.layer.sublayerTransform
    container.layer.sublayerTransform = perspective
    to?.layer.isDoubleSided = false
    from?.layer.isDoubleSided = false
    to?.layer.transform = CATransform3DMakeRotation(sign * .pi, 0, 1, 0)
    UIView.animateKeyframes(
      withDuration: BuiltInTiming.flipDuration, delay: 0, options: [],
      animations: {
        // Two halves, so that each rotation goes the shorter way.
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          from?.layer.transform = CATransform3DMakeRotation(-sign * .pi / 2, 0, 1, 0)
          to?.layer.transform = CATransform3DMakeRotation(sign * .pi / 2, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          from?.layer.transform = CATransform3DMakeRotation(-sign * .pi, 0, 1, 0)
          to?.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        container.layer.sublayerTransform = old
        for view in [from, to] {
          view?.layer.isDoubleSided = true
          view?.layer.transform = CATransform3DIdentity
        }
        self.end(context)
      })
  }
}
