import UIKit

final class GardenViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    view.backgroundColor = .white
    let stack = UIStackView(arrangedSubviews: [
      button("Bloom", #selector(bloom)), button("Walk on", #selector(walk(_:))),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
    ])
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc private func bloom() {
    navigationController?.pushViewController(FlowerViewController(), animated: true)
  }

  @objc private func walk(_ sender: UIButton) {
    let path = UIViewController()
    path.title = "Path"
    path.view.backgroundColor = .systemGray5
    navigationController?.pushViewController(path, animated: true)
  }
}

final class FlowerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Flower"
    view.backgroundColor = .systemPink
  }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = GardenNavigationController(
      rootViewController: GardenViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
