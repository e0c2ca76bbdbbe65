import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

/// The dimming behind a sheet, its corners, its grabber and its swipe.
@MainActor final class SheetDecoration {
  private weak var sheet: UISheetPresentationController?
  private let dimming = UIView()
  private let grabber = UIView()
  let swipe: SheetSwipe

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    swipe = SheetSwipe(sheet: sheet)
    // Black 0.2, or 0.48 on a dark interface (fact 123).
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
  }

  private var isUndimmed: Bool {
    guard let sheet, let limit = sheet.largestUndimmedDetentIdentifier else { return false }
    let identifiers = sheet.detents.map(\.identifier)
    guard let limitIndex = identifiers.firstIndex(of: limit),
      let index = sheet.selectedDetentIdentifier.flatMap({ identifiers.firstIndex(of: $0) })
    else { return false }
    return index <= limitIndex
  }

  func appear() {
    guard let sheet, let container = sheet.containerView else { return }
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    swipe.attach(to: container)
    update()
    let alpha: CGFloat = isUndimmed ? 0 : 1
    fade(to: alpha)
  }

  func disappear() { fade(to: 0) }

  func remove() {
    dimming.removeFromSuperview()
    grabber.removeFromSuperview()
  }

  private func fade(to alpha: CGFloat) {
    let dimming = dimming
    guard let coordinator = sheet?.presentedViewController.transitions.driver?.coordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.accompanyForSystem(in: nil) { _ in dimming.alpha = alpha }
  }

  /// Corners and grabber, as the sheet wants them now.
  func update() {
    guard let sheet, sheet.containerView != nil, let card = sheet.presentedView else { return }
    card.layer.cornerRadius = sheet.preferredCornerRadius ?? TransitionRules.sheetCornerRadius
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.clipsToBounds = true
    if sheet.prefersGrabberVisible {
      card.addSubview(grabber)
      grabber.frame = CGRect(x: card.bounds.midX - 18, y: 5, width: 36, height: 5)
      grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    } else {
      grabber.removeFromSuperview()
    }
  }

  func layOut() {
    guard let sheet, let container = sheet.containerView, let card = sheet.presentedView,
      card.superview === container, sheet.presentedViewController.transitionCoordinator == nil
    else { return }
    card.frame = sheet.frameOfPresentedViewInContainerView
    dimming.alpha = isUndimmed ? 0 : 1
  }
}

/// The swipe that dismisses a sheet (facts 44a and 124).
@MainActor final class SheetSwipe: NSObject {
  private weak var sheet: UISheetPresentationController?
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
  }

  func attach(to container: UIView) {
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", SheetSwipe.pan))
    pan.maximumNumberOfTouches = 1
    container.addGestureRecognizer(pan)
  }

  private var mayDismiss: Bool {
    guard let sheet else { return false }
    if sheet.presentedViewController.isModalInPresentation { return false }
    guard let delegate = sheet.delegate else { return true }
    return ifImplemented { delegate.presentationControllerShouldDismiss(sheet) } ?? true
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    guard let sheet, let container = sheet.containerView, let card = sheet.presentedView else {
      return
    }
    let room = max(card.bounds.height, 1)
    let progress = min(max(pan.translation(in: container).y / room, 0), 1)
    switch pan.state {
    case .began:
      begin(sheet, pan, in: container)
    case .changed:
      interaction?.update(progress)
    case .ended:
      // A fling of two screen heights a second, or half the way.
      let speed = pan.velocity(in: container).y / max(container.bounds.height, 1)
      end(
        finishing: speed >= TransitionRules.sheetSpeed || progress > TransitionRules.sheetProgress)
    case .cancelled, .failed:
      end(finishing: false)
    case .possible:
      break
    @unknown default:
      end(finishing: false)
    }
  }

  private func begin(
    _ sheet: UISheetPresentationController, _ pan: UIPanGestureRecognizer, in container: UIView
  ) {
    guard pan.velocity(in: container).y >= 0, interaction == nil else { return }
    guard mayDismiss else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    let presented = sheet.presentedViewController
    presented.presentingViewController?.dismiss(animated: true)
    presented.transitions.driver?.coordinator.accompanyForSystem(in: nil, nil) {
      [weak sheet] context in
      guard let sheet, !context.isCancelled else { return }
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private func end(finishing: Bool) {
    guard let interaction else { return }
    self.interaction = nil
    if finishing { interaction.finish() } else { interaction.cancel() }
  }
}
