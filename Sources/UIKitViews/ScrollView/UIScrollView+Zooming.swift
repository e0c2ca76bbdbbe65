import CoreGraphics
import Foundation

/// The zoom of a scroll view.
struct ScrollZoom {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  var isPinching = false
  var startScale: CGFloat = 1
}

/// The recognizer behind a scroll view's zooming.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  init(scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    systemHandler = { [weak scrollView] recognizer in scrollView?.pinch(recognizer.state) }
  }
}

extension UIScrollView {
  var canZoom: Bool { zoom.maximum > zoom.minimum }

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  func zoomLimitsDidChange() {
    if canZoom { addGestureRecognizer(scrollPinch) } else { removeGestureRecognizer(scrollPinch) }
  }

  /// Scales the view and the content, keeping a point of the content under the same point of the view.
  func changeZoom(to scale: CGFloat, around point: CGPoint?) {
    guard let view = zoomedView else { return }
    let scale = min(max(scale, zoom.minimum), zoom.maximum)
    let ratio = scale / zoom.scale
    guard ratio != 1, ratio.isFinite else { return }
    zoom.scale = scale
    let anchor = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    let offset = CGPoint(
      x: anchor.x * ratio - (anchor.x - contentOffset.x),
      y: anchor.y * ratio - (anchor.y - contentOffset.y))
    contentOffset = CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func changeZoom(to scale: CGFloat, animated: Bool) {
    guard animated else { return changeZoom(to: scale, around: nil) }
    UIView.animate(withDuration: 0.3) { self.changeZoom(to: scale, around: nil) }
  }

  func zoomIn(on rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(
      max(min(bounds.width / rect.width, bounds.height / rect.height), zoom.minimum), zoom.maximum)
    let change = {
      self.changeZoom(to: scale, around: nil)
      let middle = CGPoint(
        x: rect.midX * scale - self.bounds.width / 2, y: rect.midY * scale - self.bounds.height / 2)
      self.contentOffset = CGPoint(
        x: self.horizontal.clamped(middle.x), y: self.vertical.clamped(middle.y))
    }
    if animated { UIView.animate(withDuration: 0.3) { change() } } else { change() }
  }

  func pinch(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      zoom.isPinching = true
      zoom.startScale = zoom.scale
      scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
      changeZoom(to: zoom.startScale * scrollPinch.scale, around: scrollPinch.location(in: self))
    case .changed:
      changeZoom(to: zoom.startScale * scrollPinch.scale, around: scrollPinch.location(in: self))
    case .ended, .cancelled, .failed:
      guard zoom.isPinching else { return }
      zoom.isPinching = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    case .possible: break
    }
  }
}
