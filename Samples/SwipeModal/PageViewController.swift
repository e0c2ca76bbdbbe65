import UIKit

class PageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
  }

  @IBAction func done(_ sender: Any) {
    dismiss(animated: true, completion: nil)
  }
}

extension PageViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return TurnAnimator(turning: .forward)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> UIViewControllerAnimatedTransitioning?
  {
    return TurnAnimator(turning: .back)
  }
}
