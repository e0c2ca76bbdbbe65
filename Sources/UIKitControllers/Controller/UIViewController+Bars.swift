import Foundation
import ObjectiveC
import UIKitViews

extension UIViewController {
  /// The nearest navigation controller that contains this one.
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  func setTitle(_ title: String?) {
    bars.title = title
    // The items that nobody has given a title of their own follow the controller's.
    bars.navigationItem?.title = title
    bars.tabBarItem?.title = title
  }

  func ownNavigationItem() -> UINavigationItem {
    if let item = bars.navigationItem { return item }
    let item = UINavigationItem(title: bars.title ?? "")
    if bars.title == nil { item.title = nil }
    bars.navigationItem = item
    return item
  }

  func ownTabBarItem() -> UITabBarItem {
    if let item = bars.tabBarItem { return item }
    let item = UITabBarItem(title: bars.title, image: nil, tag: 0)
    bars.tabBarItem = item
    return item
  }

  func ownEditButtonItem() -> UIBarButtonItem {
    if let item = bars.editButtonItem { return item }
    let item = UIBarButtonItem(
      barButtonSystemItem: isEditing ? .done : .edit, target: self,
      action: Selector("toggleEditing", UIViewController.toggleEditing))
    bars.editButtonItem = item
    return item
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  func changeEditing(_ editing: Bool) {
    interface.isEditing = editing
    guard let item = bars.editButtonItem else { return }
    item.title = editing ? "Done" : "Edit"
  }

  func setEdgesForExtendedLayout(_ edges: UIRectEdge) {
    bars.edgesForExtendedLayout = edges
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let parentStorage { return parentStorage.show(controller, sender: sender) }
    present(controller, animated: UIView.areAnimationsEnabled)
  }
}
