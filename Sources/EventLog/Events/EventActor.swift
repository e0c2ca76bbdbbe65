/// The part that an object plays in a logged call; a lane of the trace.
public enum EventActor: String, CaseIterable, Codable, Sendable {
  /// The controller that presents.
  case presenting
  /// The controller that is presented.
  case presented
  /// The controller that a navigation, tab or container transition leaves.
  case from
  /// The controller that a navigation, tab or container transition goes to.
  case to
  /// A controller outside any transition.
  case controller
  /// A navigation, tab or other container controller.
  case container
  /// A transitioning, navigation, tab or presentation delegate.
  case delegate
  /// An animation controller.
  case animator
  /// An interaction controller.
  case interaction
  /// A presentation controller.
  case presentationController
  /// A transition coordinator and its blocks.
  case coordinator
  /// A transition context.
  case context
  /// A view or other responder.
  case responder
  /// A gesture recognizer.
  case gesture
  /// The application, a scene or their delegates.
  case application
}
