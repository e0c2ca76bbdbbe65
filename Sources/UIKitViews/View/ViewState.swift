import CoreGraphics
import Foundation

/// The switches of a view, with UIKit's defaults.
struct ViewFlags {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  /// Whether the view's own safe area may have changed since it was last told.
  var safeAreaMayHaveChanged = false
  /// Whether the view or one inside it waits for a safe area check.
  var subtreeSafeAreaMayHaveChanged = false
  /// Set while the view's layer calls back for layout that the view itself runs.
  var isLayingOut = false
}

/// What few views have, kept apart so that the others stay small.
final class RareViewState {
  var tag = 0
  var mask: UIView?
  var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  var overrideStyle: UIUserInterfaceStyle = .unspecified
  var semantics: UISemanticContentAttribute = .unspecified
  var layoutMargins: NSDirectionalEdgeInsets?
  var absoluteMargins: UIEdgeInsets?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  /// Colours that animation blocks have replaced, the last first.
  var earlierBackgroundColors: [UIColor] = []
}

/// How many reasons there are for a view to take no touches beside its own setting.
///
/// Touches that are under way already are not affected: a pan that drives a transition must survive
/// the transition's start.
struct InteractionCounters {
  /// Animations without `.allowUserInteraction` that run on this view (fact 96).
  var animations = 0
  /// Transitions in which everything under this view takes no new touches (fact 66).
  var transitions = 0
}

extension UIView {
  var rareState: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }

  /// Lets nothing in this view get new touches until ``endIgnoringNewTouches()``; calls nest.
  package func beginIgnoringNewTouches() { interaction.transitions += 1 }

  /// Undoes one ``beginIgnoringNewTouches()``.
  package func endIgnoringNewTouches() {
    assert(interaction.transitions > 0, "unbalanced endIgnoringNewTouches on \(self)")
    interaction.transitions -= 1
  }

  /// Whether new touches in this view are ignored for a reason outside the program's own settings.
  package var isIgnoringNewTouches: Bool {
    interaction.transitions > 0 || interaction.animations > 0
  }
}

/// What an interface file says of an object, for what must be known before the object exists.
package protocol InterfaceValues {
  /// The text of an attribute of the object's element.
  func interfaceValue(_ name: String) -> String?
}

/// What reads a view from an interface file; installed by the module that knows the format.
@MainActor package enum InterfaceDecoding {
  /// Called at the end of `init(coder:)` with the object and the coder.
  package static var decode: ((AnyObject, NSCoder) -> Void)?
}
