import CoreGraphics
import Foundation

extension UINavigationBar {
  func setUpBar() {
    addSubview(backdrop)
    showAppearance()
  }

  func changeLook(_ body: (inout NavigationBarLook) -> Void) {
    body(&look)
    refreshContent()
    showAppearance()
  }

  /// What counts now: the item's own appearance before the bar's.
  var shownAppearance: UINavigationBarAppearance {
    if isContentAtEdge, let edge = topItem?.scrollEdgeAppearance ?? look.scrollEdge { return edge }
    return topItem?.standardAppearance ?? look.standard(of: self)
  }

  func showAppearance() {
    let appearance = shownAppearance
    var fill: UIColor? = appearance.fill
    var image = appearance.backgroundImage
    var line = appearance.shadowColor
    if appearance.background == .standard, appearance.backgroundColor == nil {
      // The older way of setting a look counts where the appearance says nothing.
      if let tint = look.barTint {
        fill = tint
      } else if look.style == .black {
        fill = UIColor.black.withAlphaComponent(look.isTranslucent ? 0.9 : 1)
      } else if !look.isTranslucent {
        fill = .systemBackground
      }
      if let picture = look.backgroundImage {
        image = picture.size == .zero ? nil : picture
        fill = nil
      }
      if look.shadowImage != nil { line = nil }
    }
    backdrop.show(
      fill: fill, picture: image, mode: appearance.backgroundImageContentMode, line: line)
    setNeedsLayout()
  }

  func layOutBar() {
    // The background reaches up to the top of the screen when the bar lies below the status bar.
    let above = max(0, frame.minY)
    let reach =
      superview == nil || clipsToBounds ? 0 : min(above, superview?.safeAreaInsets.top ?? 0)
    backdrop.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    if backdrop.superview === self, subviews.first !== backdrop { sendSubviewToBack(backdrop) }
    var content = bounds
    if transition != nil { content.size.height = naturalHeight(for: shown?.item) }
    shown?.frame = content
  }

  func inheritAppearance() {
    guard let proxy = AppearanceProxies.existing(for: UINavigationBar.self) as? UINavigationBar,
      proxy !== self
    else { return }
    look.inherit(proxy.look)
    if tintColorStorage == nil { tintColor = proxy.tintColorStorage }
    refreshContent()
    showAppearance()
  }
}
