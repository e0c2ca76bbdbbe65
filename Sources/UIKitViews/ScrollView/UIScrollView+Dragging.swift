import Foundation
import MediaTime

/// What is known of a drag while it lasts.
struct ScrollDrag {
  /// The finger's offset, without stretching, when the drag began.
  var start: CGPoint
  /// The axes it moves.
  var axes: (x: Bool, y: Bool)
}

/// The recognizer behind a scroll view's dragging.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delegate = scrollView
    systemHandler = { [weak scrollView] recognizer in scrollView?.follow(recognizer.state) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerCameDown()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersAreGone()
  }
}

extension UIScrollView {
  /// A pan begins along an axis that scrolls; a view around this one gets the others.
  var panMayBegin: Bool {
    guard isScrollEnabled else { return false }
    let moved = scrollPan.translation(in: self)
    return abs(moved.x) > abs(moved.y) ? scrollsHorizontally : scrollsVertically
  }

  func fingerCameDown() {
    isFingerDown = true
    // A finger on a gliding content stops it.
    if let glides, glides.cause == .release {
      self.glides = nil
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func fingersAreGone() {
    isFingerDown = false
    settleIfBeyond()
  }

  func follow(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: scrollPan.velocity(in: self))
    case .cancelled, .failed: endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDrag() {
    glides = nil
    let offset = contentOffset
    let moved = scrollPan.translation(in: self)
    let isHorizontal = abs(moved.x) > abs(moved.y)
    var axes = (x: scrollsHorizontally, y: scrollsVertically)
    if isDirectionalLockEnabled, axes.x, axes.y { axes = (isHorizontal, !isHorizontal) }
    drag = ScrollDrag(
      start: CGPoint(x: horizontal.unstretched(offset.x), y: vertical.unstretched(offset.y)),
      axes: axes)
    scrollDelegate?.scrollViewWillBeginDragging(self)
    continueDrag()
  }

  private func continueDrag() {
    guard let drag else { return }
    let moved = scrollPan.translation(in: self)
    var offset = contentOffset
    if drag.axes.x {
      offset.x = shown(drag.start.x - moved.x, horizontal, always: alwaysBounceHorizontal)
    }
    if drag.axes.y {
      offset.y = shown(drag.start.y - moved.y, vertical, always: alwaysBounceVertical)
    }
    moveContent(to: offset)
  }

  private func shown(_ offset: CGFloat, _ axis: ScrollAxis, always: Bool) -> CGFloat {
    bounces ? axis.stretched(offset) : axis.clamped(offset)
  }

  private func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    // Not negated: a rest must not read as −0.
    let velocity = CGPoint(x: drag.axes.x ? 0 - finger.x : 0, y: drag.axes.y ? 0 - finger.y : 0)
    var target = restingPlace(velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    let moves = hypot(target.x - contentOffset.x, target.y - contentOffset.y) > 0.5
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return moveContent(to: target) }
    glide(to: target, velocity: velocity, cause: .release)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  private func restingPlace(velocity: CGPoint) -> CGPoint {
    func rest(_ offset: CGFloat, _ speed: CGFloat, _ axis: ScrollAxis) -> CGFloat {
      if isPagingEnabled, axis.length > 0 { return page(offset, speed, axis) }
      let glide = ScrollGlide.decelerate(
        from: offset, velocity: speed, rate: decelerationRate.rawValue)
      return axis.clamped(abs(speed) < ScrollGlide.slowest ? offset : glide.destination)
    }
    return CGPoint(
      x: rest(contentOffset.x, velocity.x, horizontal),
      y: rest(contentOffset.y, velocity.y, vertical))
  }

  /// A fast finger turns one page, a slow one goes to the nearer.
  private func page(_ offset: CGFloat, _ speed: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let share = offset / axis.length
    let page =
      abs(speed) > 200 ? (speed > 0 ? share.rounded(.up) : share.rounded(.down)) : share.rounded()
    return axis.clamped(page * axis.length)
  }

  private func settleIfBeyond() {
    guard drag == nil, glides == nil, window != nil else { return }
    let rest = CGPoint(x: horizontal.clamped(contentOffset.x), y: vertical.clamped(contentOffset.y))
    let excess = hypot(rest.x - contentOffset.x, rest.y - contentOffset.y)
    if excess > 0.5, bounces { glide(to: rest, velocity: .zero, cause: .release) }
  }
}
