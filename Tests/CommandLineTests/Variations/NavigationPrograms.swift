/// Programs of the kind that people write around pushes, pops and tabs in an afternoon.
enum NavigationPrograms {
  private static func app(root: String, _ parts: String) -> [String: String] {
    [
      "App.swift": """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = \(root)
          window?.makeKeyAndVisible()
          return true
        }
      }

      \(parts)
      """
    ]
  }

  /// A list under a large title, a detail without one.
  static let largeTitle = app(
    root: "UINavigationController(rootViewController: ListViewController())",
    """
    final class ListViewController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rooms"
        navigationController?.navigationBar.prefersLargeTitles = true
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Room \\(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(RoomViewController(), animated: true)
      }
    }

    final class RoomViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Room"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemTeal
        let mark = UIView()
        mark.backgroundColor = .systemPink
        mark.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mark)
        NSLayoutConstraint.activate([
          mark.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          mark.widthAnchor.constraint(equalToConstant: 50),
          mark.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
    }
    """)

  /// The first screen has no bar; it says so in its appearance callbacks, as everybody does.
  static let hiddenBar = app(
    root: "UINavigationController(rootViewController: Cover())",
    """
    final class Cover: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cover"
        view.backgroundColor = .systemPink
        let button = UIButton(type: .system)
        button.setTitle("Enter", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        button.addAction(UIAction { [weak self] _ in
          let page = UIViewController()
          page.title = "Page"
          page.view.backgroundColor = .systemTeal
          self?.navigationController?.pushViewController(page, animated: true)
        }, for: .touchUpInside)
        view.addSubview(button)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    """)

  /// Two tabs; a page of the first one hides the bar.
  static let hiddenTabBar = app(
    root: "makeTabs()",
    """
    @MainActor func makeTabs() -> UITabBarController {
      let tabs = UITabBarController()
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
      tabs.viewControllers = [UINavigationController(rootViewController: Feed()), other]
      return tabs
    }

    class Marked: UIViewController {
      let mark = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        mark.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mark)
        mark.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        mark.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
      }
    }

    final class Feed: Marked {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        mark.text = "Foot of the feed"
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Read", style: .plain, target: self, action: #selector(read))
      }
      @objc func read() {
        let post = Post()
        post.hidesBottomBarWhenPushed = true
        show(post, sender: self)
      }
    }

    final class Post: Marked {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Post"
        mark.text = "Foot of the post"
        view.backgroundColor = .systemYellow
      }
    }
    """)

  /// Tabs that slide, and follow a pan.
  static let slidingTabs = app(
    root: "SlidingTabs()",
    """
    final class SlidingTabs: UITabBarController, UITabBarControllerDelegate {
      private var interaction: UIPercentDrivenInteractiveTransition?
      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
        let colors: [(String, UIColor)] = [("Red", .systemRed), ("Green", .systemGreen), ("Blue", .systemBlue)]
        viewControllers = colors.map { name, color in
          let page = UIViewController()
          page.view.backgroundColor = color
          page.tabBarItem = UITabBarItem(title: name, image: nil, selectedImage: nil)
          return page
        }
      }
      @objc func panned(_ pan: UIPanGestureRecognizer) {
        let x = pan.translation(in: view).x
        switch pan.state {
        case .began:
          let next = selectedIndex + (pan.velocity(in: view).x < 0 ? 1 : -1)
          guard viewControllers!.indices.contains(next) else { return }
          interaction = UIPercentDrivenInteractiveTransition()
          selectedIndex = next
        case .changed: interaction?.update(abs(x) / view.bounds.width)
        case .ended, .cancelled:
          if abs(x) > view.bounds.width * 0.4 { interaction?.finish() } else { interaction?.cancel() }
          interaction = nil
        default: break
        }
      }
      func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC) else { return nil }
        return TabSlide(sign: to > from ? 1 : -1)
      }
      func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { interaction }
    }

    final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
      let sign: CGFloat
      init(sign: CGFloat) { self.sign = sign }
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.view(forKey: .from)!, to = transitionContext.view(forKey: .to)!
        let shift = transitionContext.containerView.bounds.width * sign
        transitionContext.containerView.addSubview(to)
        to.frame.origin.x = shift
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: {
          to.frame.origin.x = 0
          from.frame.origin.x = -shift
        }) { _ in
          from.frame.origin.x = 0
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
    }
    """)

  /// A base class for animators, one of which can be paused; everything on one line, as some write.
  static let animatorFamily = app(
    root: "Family(rootViewController: First())",
    """
    final class First: UIViewController { override func viewDidLoad() { super.viewDidLoad(); title = "First"; view.backgroundColor = .white; navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: self, action: #selector(go)) }
      @objc func go() { let next = UIViewController(); next.title = "Second"; next.view.backgroundColor = .systemTeal; navigationController?.pushViewController(next, animated: true) } }
    class Family: UINavigationController, UINavigationControllerDelegate { override func viewDidLoad() { super.viewDidLoad(); delegate = self }
      func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { operation == .push ? Risen() : Faded() } }
    class Faded: NSObject, UIViewControllerAnimatedTransitioning { func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) { let to = c.view(forKey: .to)!; c.containerView.addSubview(to); to.alpha = 0; UIView.animate(withDuration: 0.3) { to.alpha = 1 } completion: { _ in c.completeTransition(!c.transitionWasCancelled) } }
      func animationEnded(_ completed: Bool) { print("ended", type(of: self), CGRect(x: 1, y: 2, width: 3, height: 4)) } }
    final class Risen: Faded { private var made: UIViewPropertyAnimator?
      func interruptibleAnimator(using c: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating { if let made { return made }; let to = c.view(forKey: .to)!; c.containerView.addSubview(to); to.transform = CGAffineTransform(translationX: 0, y: 852); let a = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { to.transform = .identity }; a.addCompletion { _ in c.completeTransition(!c.transitionWasCancelled) }; made = a; return a }
      override func animateTransition(using c: UIViewControllerContextTransitioning) { interruptibleAnimator(using: c).startAnimation() } }
    """)

  /// Everything that changes a stack, one button each.
  static let stackSurgery = app(
    root: "UINavigationController(rootViewController: Step(\"1\"))",
    """
    class Step: UIViewController {
      let name: String
      init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil); title = name }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let stack = UIStackView(frame: CGRect(x: 50, y: 150, width: 290, height: 400))
        stack.axis = .vertical
        stack.distribution = .fillEqually
        let actions: [(String, () -> Void)] = [
          ("Twice", { [unowned self] in
            navigationController?.pushViewController(Step("2"), animated: true)
            navigationController?.pushViewController(Step("3"), animated: true)
          }),
          ("Root", { [unowned self] in print("popped", navigationController?.popToRootViewController(animated: true)?.map(\\.title!) ?? []) }),
          ("Eager", { [unowned self] in navigationController?.pushViewController(Eager("e"), animated: true) }),
          ("Replace", { [unowned self] in navigationController?.setViewControllers([Step("a"), Step("b")], animated: true) }),
        ]
        for (title, action) in actions {
          stack.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
        }
        view.addSubview(stack)
      }
      deinit { print("gone") }
    }
    final class Eager: Step {
      private var isFirst = true
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isFirst { navigationController?.pushViewController(Step("f"), animated: true) }
        isFirst = false
      }
    }
    """)
}
