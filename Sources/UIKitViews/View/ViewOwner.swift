import CoreGraphics
import Foundation

/// What a view tells its controller, and asks of it. Views know no more of controllers than this.
@MainActor package protocol ViewOwner: UIResponder {
  /// Called just before the view's `layoutSubviews`.
  func ownedViewWillLayoutSubviews()
  /// Called just after the view's `layoutSubviews`.
  func ownedViewDidLayoutSubviews()
  /// Called before the view's window changes, after the view's own `willMove(toWindow:)`.
  func ownedViewWillMove(toWindow window: UIWindow?)
  /// Called after the view's window changed, after the view's own `didMoveToWindow()`.
  func ownedViewDidMove(toWindow window: UIWindow?)
  /// Called after the view's superview changed.
  func ownedViewDidMoveToSuperview()
  /// What the controller adds to the safe area its view gets from its superview.
  var ownedViewAdditionalSafeAreaInsets: UIEdgeInsets { get }
  /// Called after the view's `safeAreaInsetsDidChange`.
  func ownedViewSafeAreaInsetsDidChange()
  /// Called after the view's `layoutMarginsDidChange`.
  func ownedViewLayoutMarginsDidChange()
  /// The least margins that the system wants for a controller's view.
  var ownedViewSystemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  /// The view's traits, from those of its place in the hierarchy.
  func ownedViewTraits(inheriting traits: UITraitCollection) -> UITraitCollection
  /// Called after the view's traits changed, before the view's own `traitCollectionDidChange`.
  func ownedViewTraitsDidChange(_ previous: UITraitCollection?)
  /// Called where the view's constraints are to be updated; calls the view's `updateConstraints()`.
  func ownedViewUpdateConstraints(_ update: () -> Void)
}

extension ViewOwner {
  package func ownedViewWillLayoutSubviews() {}
  package func ownedViewDidLayoutSubviews() {}
  package func ownedViewWillMove(toWindow window: UIWindow?) {}
  package func ownedViewDidMove(toWindow window: UIWindow?) {}
  package func ownedViewDidMoveToSuperview() {}
  package var ownedViewAdditionalSafeAreaInsets: UIEdgeInsets { .zero }
  package func ownedViewSafeAreaInsetsDidChange() {}
  package func ownedViewLayoutMarginsDidChange() {}
  package var ownedViewSystemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  package func ownedViewTraits(inheriting traits: UITraitCollection) -> UITraitCollection { traits }
  package func ownedViewTraitsDidChange(_ previous: UITraitCollection?) {}
  package func ownedViewUpdateConstraints(_ update: () -> Void) { update() }
}
