import Foundation
import ObjectiveC
import UIKitViews

/// The presentation controllers of the system's own styles.
@MainActor enum BuiltInPresentation {
  static func make(
    _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .fullScreen, .currentContext:
      CoveringPresentation(presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .custom, .overFullScreen, .overCurrentContext, .none:
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}

/// Full screen and current context: the presenter's view goes (fact 22).
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Finds the presentation controller of a presentation, adapted to the device.
@MainActor enum PresentationChoice {
  static func controller(
    for presented: UIViewController, presenter: UIViewController, source: UIViewController,
    style: UIModalPresentationStyle
  ) -> UIPresentationController {
    var presentation = presented.modal.presentationController
    if presentation?.resolvedStyle != style {
      // Asked for earlier with another style, or never.
      presentation = presented.makePresentationController(presenting: presenter, source: source)
    }
    guard let presentation else { preconditionFailure("a presentation controller was just made") }
    return adapted(presentation, presented: presented, presenter: presenter)
  }

  /// On a phone a popover becomes a sheet, and the delegate may ask for another style (fact 122).
  private static func adapted(
    _ presentation: UIPresentationController, presented: UIViewController,
    presenter: UIViewController
  ) -> UIPresentationController {
    let style = presentation.presentationStyle
    guard adapts(style) else { return presentation }
    let wanted = wantedStyle(presentation) ?? (style == .popover ? .pageSheet : .none)
    guard wanted != .none, wanted != style else { return presentation }
    let replacement = BuiltInPresentation.make(
      wanted, presented: presented, presenting: presenter)
    replacement.resolvedStyle = wanted
    replacement.delegate = presentation.delegate
    presented.modal.presentationController = replacement
    if let delegate = presentation.delegate {
      delegate.presentationController(presentation, prepare: replacement)
    }
    return replacement
  }

  private static func adapts(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .popover, .pageSheet, .formSheet, .automatic: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }

  private static func wantedStyle(
    _ presentation: UIPresentationController
  )
    -> UIModalPresentationStyle?
  {
    guard let delegate = presentation.delegate else {
      let own = presentation.adaptivePresentationStyle
      return own == .none ? nil : own
    }
    let traits = presentation.traitCollection
    let closer = ifImplemented {
      delegate.adaptivePresentationStyle(for: presentation, traitCollection: traits)
    }
    if let closer { return closer }
    return ifImplemented { delegate.adaptivePresentationStyle(for: presentation) }
  }

  static func tellOfAdaptation(
    _ presentation: UIPresentationController,
    coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let delegate = presentation.delegate else { return }
    delegate.presentationController(
      presentation, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
  }
}
