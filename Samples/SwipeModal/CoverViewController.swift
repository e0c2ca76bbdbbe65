import UIKit

class CoverViewController: UIViewController {
  @IBOutlet weak var openButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.setTitle("Read", for: .normal)
  }

  @IBAction func openPage(_ sender: Any) {
    let storyboard = UIStoryboard(name: String(describing: PageViewController.self), bundle: nil)
    guard let page = storyboard.instantiateInitialViewController() as? PageViewController else {
      return
    }
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
