import UIKitControllers
import UIKitViews

/// Connects containers with the screens they hold.
@MainActor enum MoreControllerKinds {
  static func connect(
    _ controller: UIViewController, _ controllers: (String) -> [UIViewController]
  ) {}
}
