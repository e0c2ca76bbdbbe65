import CoreGraphics
import Foundation
import UIKitViews

extension UIViewController {
  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard pendingEnvironment.additionalSafeAreaInsets != insets else { return }
    pendingEnvironment.additionalSafeAreaInsets = insets
    viewStorage?.noteSafeAreaMayHaveChanged()
  }

  /// What a container's bars take from the view's safe area.
  func setContainerSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard pendingEnvironment.containerSafeAreaInsets != insets else { return }
    pendingEnvironment.containerSafeAreaInsets = insets
    viewStorage?.noteSafeAreaMayHaveChanged()
  }

  package var ownedViewAdditionalSafeAreaInsets: UIEdgeInsets {
    let own = pendingEnvironment.additionalSafeAreaInsets
    let bars = pendingEnvironment.containerSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  package func ownedViewSafeAreaInsetsDidChange() { viewSafeAreaInsetsDidChange() }
  package func ownedViewLayoutMarginsDidChange() { viewLayoutMarginsDidChange() }

  package var ownedViewSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }

  func setPreferredContentSize(_ size: CGSize) {
    guard pendingEnvironment.preferredContentSize != size else { return }
    pendingEnvironment.preferredContentSize = size
    if let parentStorage {
      parentStorage.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      modal.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childStorage {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
    modal.presented?.modal.presentationController?.viewWillTransition(to: size, with: coordinator)
  }

  func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: traits, with: coordinator) }
    modal.presented?.modal.presentationController?.willTransition(to: traits, with: coordinator)
  }

  var currentTraits: UITraitCollection {
    if let viewStorage { return viewStorage.traitCollection }
    return ownedViewTraits(
      inheriting: parentStorage?.currentTraits ?? UIScreen.main.traitCollection)
  }

  package func ownedViewTraits(inheriting traits: UITraitCollection) -> UITraitCollection {
    var layers = [traits]
    if let presentation = modal.presentationController?.overrideTraitCollection {
      layers.append(presentation)
    }
    if let override = pendingEnvironment.overrideTraits { layers.append(override) }
    if pendingEnvironment.overrideStyle != .unspecified {
      layers.append(UITraitCollection(userInterfaceStyle: pendingEnvironment.overrideStyle))
    }
    return layers.count == 1 ? traits : UITraitCollection(traitsFrom: layers)
  }

  package func ownedViewTraitsDidChange(_ previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
  }

  func override(_ traits: UITraitCollection?, forChild child: UIViewController) {
    child.pendingEnvironment.overrideTraits = traits
    child.viewStorage?.inheritedTraitsMayHaveChanged()
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    pendingEnvironment.overrideStyle = style
    viewStorage?.inheritedTraitsMayHaveChanged()
  }
}
