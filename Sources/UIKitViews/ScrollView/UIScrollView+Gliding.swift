import Foundation
import MediaTime

/// How a scroll view's content moves by itself.
struct ScrollGlides {
  /// Why it moves.
  enum Cause { case release, program }

  var x: ScrollGlide
  var y: ScrollGlide
  var cause: Cause
  var start: Double
  /// When each axis began its present glide.
  var starts: (x: Double, y: Double)
}

/// The scroll views whose content moves by itself; they move once a tick, before display links.
@MainActor package enum ScrollTicker {
  private static var views: [ObjectIdentifier: UIScrollView] = [:]
  private static var order: [ObjectIdentifier] = []

  /// Whether any content moves by itself.
  package static var isMoving: Bool { !order.isEmpty }

  static func reset() {
    views = [:]
    order = []
  }

  static func add(_ view: UIScrollView) {
    let id = ObjectIdentifier(view)
    if views[id] == nil { order.append(id) }
    views[id] = view
    promiseAnotherTick()
  }

  static func tick() {
    for id in order {
      guard let view = views[id] else { continue }
      if view.glides == nil || !view.advanceGlide(at: MediaClock.seconds) {
        views[id] = nil
        order.removeAll { $0 == id }
      }
    }
    if isMoving { promiseAnotherTick() }
  }

  /// Moving content counts as work under way for those who wait until all is quiet.
  private static func promiseAnotherTick() {
    MainWork.shared.enqueue(after: FrameLoop.current.tickDuration, kind: .timer, name: "scrolling")
    {}
  }
}

extension UIScrollView {
  func glide(to target: CGPoint, velocity: CGPoint, cause: ScrollGlides.Cause) {
    let loop = FrameLoop.current
    let start = loop.activePass == nil ? loop.nextTickTime.seconds : MediaClock.seconds
    func motion(_ from: CGFloat, _ to: CGFloat, _ speed: CGFloat, _ axis: ScrollAxis) -> ScrollGlide
    {
      let free = ScrollGlide.decelerate(
        from: from, velocity: speed, rate: decelerationRate.rawValue)
      let isBeyond = axis.clamped(from) != from
      // A free glide that ends where it should, or beyond an end that turns it back on its way.
      let runsIntoEnd =
        axis.clamped(free.destination) != free.destination
        && axis.clamped(to) == axis.clamped(free.destination)
      if cause == .release, !isPagingEnabled, !isBeyond, abs(speed) >= ScrollGlide.slowest,
        abs(free.destination - to) < 1 || runsIntoEnd
      {
        return free
      }
      return .spring(to: to, from: from, velocity: speed)
    }
    glides = ScrollGlides(
      x: motion(contentOffset.x, target.x, velocity.x, horizontal),
      y: motion(contentOffset.y, target.y, velocity.y, vertical), cause: cause, start: start,
      starts: (start, start))
    ScrollTicker.add(self)
  }

  /// Moves the content to where it is now; false when it has come to rest.
  func advanceGlide(at time: Double) -> Bool {
    guard var glides else { return false }
    func advance(
      _ glide: inout ScrollGlide, _ start: inout Double, _ axis: ScrollAxis
    ) -> (CGFloat, Bool) {
      let elapsed = time - start
      var offset = glide.offset(at: elapsed)
      if case .decelerate = glide, axis.clamped(offset) != offset {
        let end = axis.clamped(offset)
        guard bounces else { return (end, true) }
        glide = .spring(to: end, from: offset, velocity: glide.velocity(at: elapsed))
        start = time
        return (offset, false)
      }
      let isOver = glide.isOver(at: elapsed)
      if isOver, case .spring(let to, _, _) = glide { offset = to }
      return (offset, isOver)
    }
    let x = advance(&glides.x, &glides.starts.x, horizontal)
    let y = advance(&glides.y, &glides.starts.y, vertical)
    self.glides = glides
    moveContent(to: CGPoint(x: x.0, y: y.0))
    guard x.1, y.1, self.glides != nil else { return self.glides != nil }
    self.glides = nil
    switch glides.cause {
    case .release: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .program: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
    return self.glides != nil
  }
}
