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
  /// Stands in where the program leaves the method out.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    missingRequirement(())
  }
  /// Stands in where the program leaves the method out.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    missingRequirement(())
  }
  /// Stands in where the program leaves the method out.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { missingRequirement(nil) }
  /// Stands in where the program leaves the method out.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    missingRequirement(())
  }
  /// Stands in where the program leaves the method out.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    missingRequirement(true)
  }
  /// Stands in where the program leaves the method out.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    missingRequirement(())
  }
}
