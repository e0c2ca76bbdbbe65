import CoreGraphics
import Foundation
import UIKitViews

/// Which way a controller is moving between containers; for the appearance callbacks (fact 20).
package enum PendingMove: Hashable, Sendable {
  /// Added to a container and not yet shown.
  case toParent
  /// About to leave its container.
  case fromParent
}

/// What a controller knows of presentations.
package struct ModalState {
  var style: UIModalPresentationStyle = .automatic
  var transitionStyle: UIModalTransitionStyle = .coverVertical
  var definesContext = false
  var providesContextTransitionStyle = false
  var isModalInPresentation = false
  var capturesStatusBar = false
  /// The controller that this one itself presents.
  var presented: UIViewController?
  /// The controller that itself presents this one.
  weak var presenter: UIViewController?
  /// Made when it is first needed, kept until the dismissal has ended (facts 6 and 65).
  var presentationController: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Where the view has to come back to while a presentation keeps it out of the window.
  var removedPlace: ViewPlace?
}

/// The transitions in flight that a controller takes part in; a container that is being presented
/// may change its content meanwhile, so there can be two.
@MainActor package struct ActiveTransitions {
  private struct Weak { weak var driver: TransitionDriver? }
  private var list: [Weak] = []

  /// The transition that began last.
  var driver: TransitionDriver? { list.lazy.reversed().compactMap(\.driver).first }
  /// The transition that began last and is not over.
  var open: TransitionDriver? {
    list.lazy.reversed().compactMap(\.driver).first { $0.isInFlight }
  }

  /// The coordinator that is given out, of the transition that began last.
  var coordinator: TransitionCoordinator? {
    list.lazy.reversed().compactMap(\.driver?.coordinator).first(where: \.isOpen)
  }

  func contains(where condition: (TransitionDriver) -> Bool) -> Bool {
    list.contains { $0.driver.map(condition) ?? false }
  }

  mutating func add(_ driver: TransitionDriver) { list.append(Weak(driver: driver)) }

  mutating func remove(_ driver: TransitionDriver) {
    list.removeAll { $0.driver == nil || $0.driver === driver }
  }
}

/// What a controller says about the bars of its containers.
package struct BarState {
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButtonItem: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout: UIRectEdge = .all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
  var topGuide: BarLayoutGuide?
  var bottomGuide: BarLayoutGuide?
}

/// What a controller knows of its interface file, and of editing.
package struct InterfaceState {
  var isEditing = false
  /// The storyboard that made the controller; its class belongs to a higher module.
  package var storyboard: AnyObject?
  /// The segues of the controller's scene, by identifier.
  package var segues: [StoryboardSegueTemplate] = []
}

/// What a controller adds to its view's surroundings.
package struct EnvironmentState {
  var additionalSafeAreaInsets: UIEdgeInsets = .zero
  /// What a container adds for its bars; the program's own insets come on top.
  var containerSafeAreaInsets: UIEdgeInsets = .zero
  var respectsSystemMargins = true
  var preferredContentSize: CGSize = .zero
  var overrideTraits: UITraitCollection?
  var overrideStyle: UIUserInterfaceStyle = .unspecified
}
