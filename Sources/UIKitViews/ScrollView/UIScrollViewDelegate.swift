public import Foundation
import ObjectiveC

/// Told what a scroll view does. All requirements are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called whenever the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called whenever the zoom has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted: the velocity is in points a millisecond; the target may be
  /// changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger was lifted; says whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called at the end of an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled when zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when a pinch has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top; never asked.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after such a scroll; never.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the insets in force have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { missingRequirement(()) }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { missingRequirement(()) }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { missingRequirement(()) }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { missingRequirement(()) }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    missingRequirement(())
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { missingRequirement(()) }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { missingRequirement(()) }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    missingRequirement(())
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { missingRequirement(nil) }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    missingRequirement(())
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { missingRequirement(()) }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    missingRequirement(true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { missingRequirement(()) }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    missingRequirement(())
  }
}
