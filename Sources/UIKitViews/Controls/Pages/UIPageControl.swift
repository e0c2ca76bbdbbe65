import CoreGraphics
public import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var dots: [UIView] = []
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  /// Makes a control from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      makeDots()
    }
  }
  /// The page shown, from 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(0, numberOfPages - 1))
      showColors()
    }
  }
  /// Whether the dots are left out when there is only one page.
  open var hidesForSinglePage = false { didSet { makeDots() } }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the dot of the page shown.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

  /// The size of so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * Self.pitch, height: 26)
  }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    let count = numberOfPages == 1 && hidesForSinglePage ? 0 : numberOfPages
    dots = (0..<max(count, 0)).map { _ in
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      dot.layer.cornerRadius = Self.dot / 2
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    showColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showColors() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
    }
  }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count) * Self.pitch / 2 + Self.pitch / 2
    for (index, dot) in dots.enumerated() {
      dot.center = CGPoint(x: start + CGFloat(index) * Self.pitch, y: bounds.midY)
    }
  }
  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }
  /// A tap on the right half goes on by a page, on the left half back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x > bounds.midX ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}

extension UIPageControl: ControlBehaviour {
  func controlStateDidChange() {}
  var behaviourPrimaryEvent: UIControl.Event { .valueChanged }
  var behaviourTakesTaps: Bool { true }
}
