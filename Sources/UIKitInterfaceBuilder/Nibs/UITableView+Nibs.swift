import Foundation
public import UIKitViews

extension UITableView {
  /// Makes cells from a xib whose first object is one.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(
      maker: {
        let objects = nib.instantiate(withOwner: nil)
        guard let cell = objects.first(where: { $0 is UITableViewCell }) as? UITableViewCell else {
          preconditionFailure(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
              + "top level object which must be a UITableViewCell instance")
        }
        cell.reuseIdentifier = identifier
        return cell
      }, forCellReuseIdentifier: identifier)
  }
}
