import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

/// Presents a screen as a card over its presenter, which stays in place.
///
/// The card leaves 8 % of the height free at the top and dims what is behind it (facts 122, 123).
/// The presenter is not scaled down behind it, and a drag does not change the detent: it dismisses.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private lazy var decoration = SheetDecoration(sheet: self)
  private var detentStorage: [Detent] = [.large()]
  private var selectedStorage: Detent.Identifier?

  /// The heights at which the sheet can rest; the first is used until another is selected.
  open var detents: [Detent] {
    get { detentStorage }
    set {
      detentStorage = newValue
      container?.setNeedsLayout()
    }
  }
  /// The height at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selectedStorage ?? detentStorage.first?.identifier }
    set {
      selectedStorage = newValue
      container?.setNeedsLayout()
    }
  }
  /// The largest height at which what is behind the sheet is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown at the sheet's top.
  open var prefersGrabberVisible: Bool = false {
    didSet { decoration.update() }
  }
  /// The radius of the sheet's top corners; nil is the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { decoration.update() }
  }
  /// Whether scrolling at the content's end makes the sheet taller. Kept, nothing more: a drag does not
  /// change the detent here.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// Whether the sheet stands at the bottom edge in compact height too, instead of covering the screen.
  open var prefersEdgeAttachedInCompactHeight: Bool = false {
    didSet { container?.setNeedsLayout() }
  }
  /// Whether the sheet is as wide as the preferred content size where it stands at the bottom edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false {
    didSet { container?.setNeedsLayout() }
  }
  /// The view that the sheet belongs to on a large screen. Kept, nothing more.
  open var sourceView: UIView?
  /// Whether the sheet would rather be a page than a form on a large screen. Kept, nothing more.
  open var prefersPageSizing: Bool = true
  /// Lays the sheet out anew inside an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(
      withDuration: BuiltInTiming.springDuration, delay: 0, options: BuiltInTiming.spring,
      animations: { [self] in
        container?.setNeedsLayout()
        container?.layoutIfNeeded()
      }, completion: nil)
  }
  /// Asks custom detents for their heights again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// The card's frame at the selected height.
  open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame }
  /// Places the card.
  open override func containerViewWillLayoutSubviews() { decoration.layOut() }
  /// Dims what is behind.
  open override func presentationTransitionWillBegin() { decoration.appear() }
  /// Ends the dimming if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { decoration.remove() }
  }
  /// Ends the dimming alongside.
  open override func dismissalTransitionWillBegin() { decoration.disappear() }
  /// Takes the decoration away.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { decoration.remove() }
  }

  /// What drives the dismissal while the user swipes the sheet.
  var swipe: UIPercentDrivenInteractiveTransition? { decoration.swipe.interaction }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let identifierStorage: Identifier
    let height: (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat?) {
      identifierStorage = identifier
      self.height = height
    }

    /// The detent's name.
    open var identifier: Identifier { identifierStorage }
    /// About half the height (fact 126).
    public class func medium() -> Detent { Detent(.medium) { ($0 / 2).rounded() } }
    /// The full height of a sheet.
    public class func large() -> Detent { Detent(.large) { $0 } }
    /// A height of the program's own; nil leaves the detent out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { maximum in
        resolver(DetentResolution(maximumDetentValue: maximum))
      }
    }
  }

  private var largeHeight: CGFloat {
    guard let container else { return 0 }
    return (container.bounds.height * TransitionRules.sheetHeight).rounded()
  }

  var sheetFrame: CGRect {
    guard let container else { return .zero }
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isCompact, !prefersEdgeAttachedInCompactHeight { return container.bounds }
    let large = largeHeight
    let bottom = container.safeAreaInsets.bottom
    // A detent's value leaves out the safe area at the bottom, which the card covers too.
    let maximum = large - bottom
    let selected = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let value = selected?.height(maximum) ?? maximum
    let height = min(value + bottom, large)
    let preferred = presentedViewController.preferredContentSize.width
    let isNarrow = widthFollowsPreferredContentSizeWhenEdgeAttached && isCompact && preferred > 0
    let width = isNarrow ? min(preferred, container.bounds.width) : container.bounds.width
    return CGRect(
      x: (container.bounds.width - width) / 2, y: container.bounds.height - height, width: width,
      height: height)
  }
}

/// Hears of the user's changes to a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Optional: the user has brought the sheet to another detent; a drag only dismisses here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Not implemented: nobody wants to know.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { missingRequirement(()) }
}

/// What a custom detent is told when its height is asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height of a sheet.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentResolution: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let maximumDetentValue: CGFloat
  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}
