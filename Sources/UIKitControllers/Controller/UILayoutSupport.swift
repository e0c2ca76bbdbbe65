import CoreGraphics
import Foundation
import UIKitViews

/// Where a bar ends, for layouts from before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view.
  var length: CGFloat { get }
  /// The guide's upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide over what the safe area leaves out at the top or bottom of a controller's view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(in view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      isTop
        ? topAnchor.constraint(equalTo: view.topAnchor)
        : bottomAnchor.constraint(equalTo: view.bottomAnchor),
      isTop
        ? bottomAnchor.constraint(equalTo: safe.topAnchor)
        : topAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// What bars take from the top of the view; the safe area says the same.
  public var topLayoutGuide: any UILayoutSupport {
    if let guide = bars.topGuide { return guide }
    let guide = BarLayoutGuide(in: view, isTop: true)
    bars.topGuide = guide
    return guide
  }

  /// What bars take from the bottom of the view; the safe area says the same.
  public var bottomLayoutGuide: any UILayoutSupport {
    if let guide = bars.bottomGuide { return guide }
    let guide = BarLayoutGuide(in: view, isTop: false)
    bars.bottomGuide = guide
    return guide
  }
}
