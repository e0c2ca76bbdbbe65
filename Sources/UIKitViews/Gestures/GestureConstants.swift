import Foundation

/// What UIKit keeps to itself about recognizing gestures, in points and seconds.
///
/// Apple documents none of these; each is a named choice, from community values where there are any.
package enum GestureConstants {
  /// How far fingers move before a pan begins; taken off the translation (fact 132).
  nonisolated(unsafe) package static var panSlop: CGFloat = 10
  /// The time over which a velocity is measured (fact 133).
  nonisolated(unsafe) package static var velocityWindow = 0.1
  /// How far a finger may stray in a tap (fact 140).
  nonisolated(unsafe) package static var tapMovement: CGFloat = 45
  /// How long a finger may be down in a tap (fact 140).
  nonisolated(unsafe) package static var tapDuration = 0.75
  /// How long the next tap may be waited for (fact 140).
  nonisolated(unsafe) package static var multipleTapInterval = 0.35
  /// How far a finger goes in a swipe (fact 142).
  nonisolated(unsafe) package static var swipeDistance: CGFloat = 50
  /// How long a swipe may take (fact 142).
  nonisolated(unsafe) package static var swipeDuration = 0.5
  /// How far a swipe may stray from its direction, as a share of its length (fact 142).
  nonisolated(unsafe) package static var swipeStray: CGFloat = 0.5
  /// How near the screen's edge a finger comes down in an edge pan (facts 119, 143).
  nonisolated(unsafe) package static var edgeWidth: CGFloat = 20
  /// How much the distance of two fingers changes before a pinch begins.
  nonisolated(unsafe) package static var pinchSlop: CGFloat = 8
  /// How far two fingers turn, in radians, before a rotation begins.
  nonisolated(unsafe) package static var rotationSlop: CGFloat = 0.1
}
