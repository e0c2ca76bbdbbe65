/// The legal moves of a gesture recognizer, as a value (fact 135).
///
/// possible → began → changed* → ended or cancelled; possible → ended; possible → failed.
enum GestureMove: Equatable {
  /// Out of the possible state: asks delegates, requirements and rivals first.
  case recognize
  /// Goes on; the action is sent.
  case proceed
  /// Ends a gesture that was under way; the action is sent, then the recognizer is reset.
  case finish
  /// Fails: no action, then the recognizer is reset.
  case fail
  /// Nothing to do.
  case stay
  /// Not a move of UIKit's; nothing happens. The reason is for the log.
  case illegal(String)

  init(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State) {
    switch (from, to) {
    case (.possible, .possible): self = .stay
    case (.possible, .began), (.possible, .ended): self = .recognize
    case (.possible, .failed): self = .fail
    // A gesture that was never under way cannot be cancelled: it fails.
    case (.possible, .cancelled): self = .fail
    case (.possible, .changed): self = .illegal("a gesture changes only after it began")

    case (.began, .changed), (.changed, .changed): self = .proceed
    case (.began, .began), (.changed, .began): self = .proceed
    case (.began, .ended), (.changed, .ended): self = .finish
    case (.began, .cancelled), (.changed, .cancelled): self = .finish
    // UIKit turns the failure of a gesture under way into its cancellation.
    case (.began, .failed), (.changed, .failed): self = .finish
    case (.began, .possible), (.changed, .possible):
      self = .illegal("a gesture under way ends or is cancelled before it is possible again")

    case (.ended, .ended), (.cancelled, .cancelled), (.failed, .failed): self = .stay
    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): self = .stay
    case (.ended, .began), (.ended, .changed), (.ended, .cancelled), (.ended, .failed):
      self = .illegal("the gesture has ended")
    case (.cancelled, .began), (.cancelled, .changed), (.cancelled, .ended), (.cancelled, .failed):
      self = .illegal("the gesture was cancelled")
    case (.failed, .began), (.failed, .changed), (.failed, .ended), (.failed, .cancelled):
      self = .illegal("the gesture has failed")
    }
  }
}
