import Foundation
import ObjectiveC
import UIKitViews

/// Gives a page view controller the pages beside the one that is shown.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Optional: how many dots a page indicator has; none is shown here.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Optional: the dot that stands for the page that is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Not implemented: no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    missingRequirement(0)
  }
  /// Not implemented: no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    missingRequirement(0)
  }
}

/// Hears of the user's turning of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Optional: the user begins to turn to these pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Optional: the turning is over; completed, or back where it was.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Not implemented: nobody wants to know.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { missingRequirement(()) }
}
