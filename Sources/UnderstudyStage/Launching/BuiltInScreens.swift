import UIKit

/// The actors that a file without screens of its own brings along.
@MainActor
struct LooseActors {
  /// Makes the animator; the argument says whether the second screen comes or goes.
  var animator: ((_ isAppearing: Bool) -> (any UIViewControllerAnimatedTransitioning)?)?
  var presentationController:
    ((_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController?)?
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var navigationDelegate: (any UINavigationControllerDelegate)?
  /// Whether the animator wants a navigation controller's push and pop.
  var navigates = false

  var isEmpty: Bool {
    animator == nil && presentationController == nil && transitioningDelegate == nil
      && navigationDelegate == nil
  }
}

/// Two plain screens between which actors without screens of their own are shown.
///
/// The first has one button, which brings the second; the second has one that sends it away.
@MainActor
enum BuiltInScreens {
  /// The root of the built-in stage.
  static func root(for actors: LooseActors) -> UIViewController {
    let usher = Usher(actors)
    if actors.navigates || actors.navigationDelegate != nil {
      let navigation = UINavigationController(rootViewController: FirstScreen(usher, pushes: true))
      navigation.delegate = actors.navigationDelegate ?? usher
      return navigation
    }
    return FirstScreen(usher, pushes: false)
  }
}

/// The first of the two plain screens.
final class FirstScreen: UIViewController {
  // The delegates below are weak, as in UIKit: the first screen keeps them.
  private let usher: Usher
  private let pushes: Bool

  init(_ usher: Usher, pushes: Bool) {
    self.usher = usher
    self.pushes = pushes
    super.init(nibName: nil, bundle: nil)
    title = "First"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    PlainScreen.fill(self, heading: "First screen", button: pushes ? "Push" : "Present") {
      [unowned self] in show()
    }
  }

  private func show() {
    let second = SecondScreen()
    if pushes {
      navigationController?.pushViewController(second, animated: true)
      return
    }
    if usher.actors.presentationController != nil {
      second.modalPresentationStyle = .custom
    } else {
      second.modalPresentationStyle = .fullScreen
    }
    second.transitioningDelegate = usher.actors.transitioningDelegate ?? usher
    if usher.actors.transitioningDelegate != nil { second.modalPresentationStyle = .custom }
    present(second, animated: true)
  }
}

/// The second of the two plain screens.
final class SecondScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Second"
    view.backgroundColor = UIColor(red: 0.25, green: 0.45, blue: 0.75, alpha: 1)
    PlainScreen.fill(self, heading: "Second screen", button: "Close") { [unowned self] in
      if let navigationController {
        navigationController.popViewController(animated: true)
      } else {
        dismiss(animated: true)
      }
    }
  }
}

/// What both plain screens show: a heading and a button.
@MainActor
private enum PlainScreen {
  static func fill(
    _ screen: UIViewController, heading: String, button title: String,
    action: @escaping () -> Void
  ) {
    let isDark = screen is SecondScreen
    let label = UILabel()
    label.text = heading
    label.font = .boldSystemFont(ofSize: 28)
    label.textColor = isDark ? .white : .label
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    if isDark { button.setTitleColor(.white, for: .normal) }
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
    ])
  }
}

/// Answers the system's questions with the actors that were found.
final class Usher: NSObject {
  let actors: LooseActors

  init(_ actors: LooseActors) {
    self.actors = actors
  }
}

extension Usher: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    actors.animator?(true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    actors.animator?(false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    actors.presentationController?(presented, presenting)
  }
}

extension Usher: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    actors.animator?(operation == .push)
  }
}
