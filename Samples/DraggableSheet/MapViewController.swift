import UIKit

final class MapViewController: UIViewController {
  @IBOutlet private weak var hint: UILabel!

  private weak var presentation: DrawerPresentation?

  @IBAction func showRoute(_ sender: UIButton) {
    hint.text = "Drag the route down to put it away"
    let route = UINavigationController(rootViewController: RouteViewController())
    route.modalPresentationStyle = .custom
    route.transitioningDelegate = self
    present(route, animated: true)
  }
}

extension MapViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let drawer = DrawerPresentation(presentedViewController: presented, presenting: presenting)
    presentation = drawer
    return drawer
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isOpening: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> UIViewControllerAnimatedTransitioning?
  {
    DrawerAnimator(isOpening: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  )
    -> UIViewControllerInteractiveTransitioning?
  {
    presentation?.drag
  }
}

final class RouteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Route"
    view.backgroundColor = .secondarySystemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(putAway))
  }

  @objc func putAway() {
    dismiss(animated: true, completion: nil)
  }
}
