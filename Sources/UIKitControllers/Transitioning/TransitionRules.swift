import CoreGraphics
import Foundation
import UIKitViews

/// Named choices about transitions where nobody has published what UIKit does; lengths in points,
/// times in seconds.
@MainActor package enum TransitionRules {
  /// The curve of what runs alongside a transition that began interactively (fact 69). What the
  /// animator adds itself keeps its own curve: programs ask for a linear one so that the screen
  /// stays under the finger.
  package static var interactiveCurve = UIView.AnimationOptions.curveLinear
  /// How much of the width a page must have moved for a swipe from the edge to pop it (fact 119).
  package static var popProgress: CGFloat = 0.5
  /// The speed, in widths a second, that pops a page however far it has moved (fact 119).
  package static var popSpeed: CGFloat = 1
  /// How much of its height a sheet must have moved to go when it is let go (fact 124).
  package static var sheetProgress: CGFloat = 0.5
  /// The speed, in screen heights a second, that sends a sheet away from anywhere (fact 124).
  package static var sheetSpeed: CGFloat = 2
  /// The share of the screen's height that the largest sheet covers (fact 122).
  package static var sheetHeight: CGFloat = 0.92
  /// The radius of a sheet's upper corners unless it prefers another (fact 122).
  package static var sheetCornerRadius: CGFloat = 10
  /// How long an alert takes to come and go.
  package static var alertDuration = 0.3
  /// How long a sheet of choices takes to come and go (fact 127).
  package static var actionSheetDuration = 0.335
}
