import Foundation

/// Recognizes a pan that comes in from an edge of the screen (fact 143).
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count. Only single edges work in UIKit; here several do.
  open var edges: UIRectEdge = []

  private var startEdge: UIRectEdge = []

  /// Fails unless the first finger comes down near one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, trackedTouches.count == touches.count else { return }
    startEdge = nearEdge
    if startEdge.isEmpty { state = .failed }
  }

  /// Forgets the edge.
  open override func reset() {
    super.reset()
    startEdge = []
  }

  private var nearEdge: UIRectEdge {
    guard let bounds = (view?.window ?? trackedTouches.first?.window)?.bounds else { return [] }
    let width = GestureConstants.edgeWidth
    let point = lastLocation
    var found: UIRectEdge = []
    if point.x - bounds.minX <= width { found.insert(.left) }
    if bounds.maxX - point.x <= width { found.insert(.right) }
    if point.y - bounds.minY <= width { found.insert(.top) }
    if bounds.maxY - point.y <= width { found.insert(.bottom) }
    return found.intersection(edges)
  }

  /// Only a movement inwards is followed; one along the edge fails the gesture.
  override var mayFollow: Bool {
    let moved = motion.moved
    let isHorizontal = abs(moved.x) >= abs(moved.y)
    let goesIn =
      (startEdge.contains(.left) && isHorizontal && moved.x > 0)
      || (startEdge.contains(.right) && isHorizontal && moved.x < 0)
      || (startEdge.contains(.top) && !isHorizontal && moved.y > 0)
      || (startEdge.contains(.bottom) && !isHorizontal && moved.y < 0)
    if !goesIn { state = .failed }
    return goesIn
  }
}
