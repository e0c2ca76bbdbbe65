import CoreGraphics
import Foundation
import UIKitViews

/// Shows one page of several, which the user turns by dragging.
///
/// Pages slide, also where the style is a page curl. One page is shown at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As a sheet of paper; slides here.
    case pageCurl = 0
    /// By sliding.
    case scroll = 1
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// To the left and right.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// Where the spine of a curl is.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }

  /// Keys of the options with which a page view controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine of a curl is.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap between pages, in points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  private let styleStorage: TransitionStyle
  private let orientationStorage: NavigationOrientation
  package let spacing: CGFloat
  package var shown: UIViewController?
  package let turner = PageTurner()

  /// Makes a page view controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    styleStorage = style
    orientationStorage = navigationOrientation
    spacing = Self.number(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    turner.pages = self
  }

  /// Makes a page view controller that slides to the sides.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleStorage = .pageCurl
    orientationStorage = .horizontal
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    turner.pages = self
  }

  /// Makes a page view controller from an interface file.
  public required init?(coder: NSCoder) {
    styleStorage = .scroll
    orientationStorage = .horizontal
    spacing = 0
    super.init(coder: coder)
    turner.pages = self
  }

  /// Gives the pages beside the one that is shown; without it nothing can be dragged.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of the user's turning of pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned.
  open var transitionStyle: TransitionStyle { styleStorage }
  /// The axis along which pages are turned.
  open var navigationOrientation: NavigationOrientation { orientationStorage }
  /// Where the spine of a curl is; there is none.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have a back; kept.
  open var isDoubleSided: Bool = false
  /// The page that is shown.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }
  /// The recognizers that turn pages; empty for the sliding style, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer] {
    styleStorage == .scroll ? [] : [turner.recognizer]
  }
  /// Shows another page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turner.show(
      viewControllers?.first, direction: direction, animated: animated, completion: completion)
  }

  /// Adds the recognizer that turns pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    turner.attach(to: view)
  }

  override func prepareContentForAppearance() { turner.installShown() }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
