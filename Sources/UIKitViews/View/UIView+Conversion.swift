public import Foundation
import QuartzCore

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = view ?? windowStorage, view !== self else {
      return view === self ? point : convertToTop(point)
    }
    if view.topmost === topmost { return backingLayer.convert(point, to: view.backingLayer) }
    return view.convertFromTop(convertToTop(point, leavingWindow: true), enteringWindow: true)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? windowStorage, view !== self else {
      return view === self ? point : convertFromTop(point)
    }
    return view.converted(point, to: self)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    box(around: rect) { converted($0, to: view) }
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    box(around: rect) { converted($0, from: view) }
  }

  private func box(around rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let x = xs.min() ?? 0
    let y = ys.min() ?? 0
    return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }

  /// The outermost superview; the window, if the view is in one.
  var topmost: UIView {
    var view = self
    while let superview = view.superviewStorage { view = superview }
    return view
  }

  private func convertToTop(_ point: CGPoint, leavingWindow: Bool = false) -> CGPoint {
    let top = topmost
    let inTop = top === self ? point : backingLayer.convert(point, to: top.backingLayer)
    guard leavingWindow, top is UIWindow else { return inTop }
    return CGPoint(x: inTop.x + top.frame.minX, y: inTop.y + top.frame.minY)
  }

  private func convertFromTop(_ point: CGPoint, enteringWindow: Bool = false) -> CGPoint {
    let top = topmost
    var inTop = point
    if enteringWindow, top is UIWindow {
      inTop = CGPoint(x: point.x - top.frame.minX, y: point.y - top.frame.minY)
    }
    return top === self ? inTop : top.backingLayer.convert(inTop, to: backingLayer)
  }

  /// A point of this view in another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return convertToTop(point, leavingWindow: true)
  }

  /// A point of another space in this view's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return convertFromTop(point, enteringWindow: true)
  }

  /// A rectangle of this view in another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    box(around: rect) { convert($0, to: coordinateSpace) }
  }

  /// A rectangle of another space in this view's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    box(around: rect) { convert($0, from: coordinateSpace) }
  }
}
