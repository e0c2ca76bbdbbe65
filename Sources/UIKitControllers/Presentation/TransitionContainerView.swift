import EventLog
import Foundation
import UIKitViews

/// The view in which a presentation happens; it tells the presentation controller of its layout.
package final class TransitionContainerView: UIView {
  weak var presentation: UIPresentationController?

  package override func layoutSubviews() {
    presentation?.logged("containerViewWillLayoutSubviews()") {
      $0.containerViewWillLayoutSubviews()
    }
    super.layoutSubviews()
    presentation?.logged("containerViewDidLayoutSubviews()") {
      $0.containerViewDidLayoutSubviews()
    }
  }
}

extension UIPresentationController {
  /// Logs a call on this presentation controller and makes it.
  func logged(
    _ call: String, _ args: [(String, Any)] = [], _ body: (UIPresentationController) -> Void
  ) {
    EventLog.current.record(actor: .presentationController, object: self, call: call, args: args)
    body(self)
  }
}
