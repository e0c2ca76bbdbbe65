import Foundation
import UIKitViews

extension UIViewController {
  /// The view's superview; for a view without one, the presenter or parent.
  var nextInChain: UIResponder? {
    if let above = viewStorage?.superview { return above }
    return modal.presenter ?? parentStorage
  }
}
