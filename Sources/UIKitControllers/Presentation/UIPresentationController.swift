import CoreGraphics
import Foundation
import UIKitViews

/// Manages what surrounds a presented screen: its container, frame, decoration and adaptation.
///
/// The system keeps it from the presentation to the end of the dismissal (fact 65).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  package weak var presentedReference: UIViewController?
  /// Set while the presentation lasts, so that a controller that was only asked for makes no cycle.
  package var retainedPresented: UIViewController?
  package weak var presentingReference: UIViewController?
  package var container: TransitionContainerView?
  package var resolvedStyle: UIModalPresentationStyle?
  private var traitOverride: UITraitCollection?

  /// Makes a controller for a presentation; the system resolves the presenter when it begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedReference = presentedViewController
    presentingReference = presentingViewController
    super.init()
  }

  /// The controller that presents: the ancestor that the system chose, not always the one whose
  /// `present` was called (fact 27).
  open var presentingViewController: UIViewController { resolvedPresenting }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { resolvedPresented }
  /// The style with which the screen is presented.
  open var presentationStyle: UIModalPresentationStyle {
    resolvedStyle ?? resolvedPresented.modal.concreteStyle
  }
  /// The view in which the presentation happens, while it lasts (fact 29).
  open var containerView: UIView? { container }
  /// Decides on adaptation, and hears of swipes on sheets.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Layout

  /// The view that animators move: the presented controller's, or one that wraps it (fact 54).
  open var presentedView: UIView? { resolvedPresented.view }
  /// Where the presented view is at the end of the presentation; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: What kind of presentation

  /// Whether the whole window is covered, whatever the presentation contexts (fact 25).
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window at the end of the presentation (fact 22).
  open var shouldRemovePresentersView: Bool { false }
  /// The style to use in the present traits, or `.none` to keep the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style to use in the given traits, or `.none` to keep the style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  )
    -> UIModalPresentationStyle
  { .none }

  // MARK: The course of the presentation

  /// Called before the presentation's animation; the coordinator is there already (fact 17).
  open func presentationTransitionWillBegin() {}
  /// Called at the end of the presentation; false if it was cancelled (fact 32).
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation.
  open func dismissalTransitionWillBegin() {}
  /// Called at the end of the dismissal; false if it was cancelled (fact 32).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  /// The presented controller's preferred size.
  open var preferredContentSize: CGSize { resolvedPresented.preferredContentSize }
  /// Called when the presented controller's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the fitting size of the presented view has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the presented controller gets in a container of the given size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes; tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardSize(size, with: coordinator) }
  /// Called before the traits change; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { resolvedPresented.willTransition(to: newCollection, with: coordinator) }

  // MARK: Traits

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingReference?.traitCollection
      ?? UIScreen.main.traitCollection
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Traits that the presented controller has instead of those of its place.
  open var overrideTraitCollection: UITraitCollection? {
    get { traitOverride }
    set {
      traitOverride = newValue
      presentedReference?.viewIfLoaded?.inheritedTraitsMayHaveChanged()
    }
  }
}

extension UIPresentationController {
  var resolvedPresented: UIViewController {
    guard let presented = retainedPresented ?? presentedReference else {
      preconditionFailure(
        "\(className(self)): its presented view controller was released after the dismissal")
    }
    return presented
  }

  var resolvedPresenting: UIViewController {
    // Before it presents there may be no presenter; the property is not optional in UIKit either.
    presentingReference ?? presentedReference?.modal.presenter ?? resolvedPresented
  }

  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = resolvedPresented
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }
}
