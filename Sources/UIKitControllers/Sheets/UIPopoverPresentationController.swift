import CoreGraphics
import Foundation
import UIKitViews

/// Presents a screen beside the view that it belongs to.
///
/// On a phone it becomes a page sheet, unless the delegate answers `.none` for the adaptive style;
/// then the content is shown beside its source, without an arrow.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover belongs.
  open var sourceView: UIView?
  /// The part of the source view to which the popover belongs; its bounds by default.
  open var sourceRect: CGRect = .null
  /// The bar button to which the popover belongs.
  open var barButtonItem: UIBarButtonItem?
  /// The sides of the source on which the popover may lie.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The colour behind the content.
  open var backgroundColor: UIColor?

  /// The content's preferred size, below or above its source, inside the safe area.
  open override var frameOfPresentedViewInContainerView: CGRect { popoverFrame }
  /// Prepares the content's corners, and the touch outside that dismisses it.
  open override func presentationTransitionWillBegin() { decorate() }
  /// Places the content.
  open override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The sides' bits.
  public let rawValue: UInt
  /// Makes a set of sides from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up; the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down; the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left; the popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right; the popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Decides on a popover's adaptation, and hears of its dismissal.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIPopoverPresentationController {
  private var popoverFrame: CGRect {
    guard let container else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 { size.height = 480 }
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let source = sourceFrame(in: container)
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let fitsBelow = source.maxY + size.height <= room.maxY
    let mayBeBelow = permittedArrowDirections.contains(.up)
    let y = mayBeBelow && fitsBelow ? source.maxY : max(source.minY - size.height, room.minY)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    guard let sourceView else {
      let room = container.bounds.inset(by: container.safeAreaInsets)
      return CGRect(x: room.maxX, y: room.minY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  private func decorate() {
    guard let container, let content = presentedView else { return }
    content.layer.cornerRadius = 13
    content.clipsToBounds = true
    if let backgroundColor { content.backgroundColor = backgroundColor }
    let outside = PopoverOutside(popover: self)
    outside.frame = container.bounds
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(outside, at: 0)
  }
}

/// What lies around a popover: a touch dismisses it.
final class PopoverOutside: UIView {
  private weak var popover: UIPopoverPresentationController?

  init(popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let popover else { return }
    let delegate = popover.delegate
    guard delegate?.presentationControllerShouldDismiss(popover) ?? true else { return }
    delegate?.presentationControllerWillDismiss(popover)
    popover.presentedViewController.presentingViewController?.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(popover)
    }
  }
}

extension UIViewController {
  /// The controller of the sheet in which this controller is, or will be, presented.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The controller of the popover in which this controller is, or will be, presented.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }
}
