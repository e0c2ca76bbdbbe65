import UIKit

final class ComposerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Note"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))

    let text = UILabel()
    text.numberOfLines = 0
    text.text =
      "The card rises on a spring that never overshoots, and its two upper corners are cut by a mask layer."
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
