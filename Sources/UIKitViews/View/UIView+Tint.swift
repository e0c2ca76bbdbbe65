import Foundation

extension UIView {
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    let own = rare?.tintAdjustmentMode ?? .automatic
    if own != .automatic { return own }
    return superviewStorage?.effectiveTintAdjustmentMode ?? .normal
  }

  /// The colour set on the nearest view up the hierarchy, the system's blue if on none; grey while
  /// the tint is dimmed.
  var effectiveTintColor: UIColor {
    effectiveTintAdjustmentMode == .dimmed ? .systemGray : inheritedTintColor
  }

  private var inheritedTintColor: UIColor {
    tintColorStorage ?? superviewStorage?.inheritedTintColor ?? .systemBlue
  }

  func changeTintColor(_ color: UIColor?) {
    tintColorStorage = color
    announceTintChange()
  }

  func changeTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    rareState.tintAdjustmentMode = mode
    announceTintChange()
  }

  /// Called when the view has come to another superview.
  func inheritedTintMayHaveChanged() {
    guard let parent = superviewStorage else { return }
    let differs =
      parent.inheritedTintColor != .systemBlue || parent.effectiveTintAdjustmentMode == .dimmed
    if tintColorStorage == nil, differs { announceTintChange() }
  }

  private func announceTintChange() {
    tintColorDidChange()
    for subview in subviewStorage where subview.tintColorStorage == nil {
      subview.announceTintChange()
    }
  }
}
