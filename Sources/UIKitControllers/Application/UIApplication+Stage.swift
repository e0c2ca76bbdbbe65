import Foundation
import MediaTime
import ObjectiveC
import UIKitViews

/// The application of the current stage.
@MainActor enum ApplicationState {
  static var current = UIApplication()
}

/// One transition in flight, for dumps and for `wait`.
package struct TransitionReport: Hashable, Sendable {
  /// `presentation`, `dismissal`, `push`, `pop`, `tab` or `containment`.
  package let kind: String
  /// `preparing`, `running`, `interactive`, `finishing`, `cancelling` or `awaitingCompletion`.
  package let phase: String
  /// Whether an interaction drives it just now.
  package let interactive: Bool
  /// How far the interaction has come, from 0 to 1.
  package let percent: Double
}

extension UIApplication {
  /// The transitions in flight, first begun first.
  package var transitionsInFlight: [TransitionReport] {
    TransitionDriver.inFlight.filter(\.isInFlight).map(\.report)
  }

  /// All windows that are shown or were, the backmost first.
  package var windowsInOrder: [UIWindow] { UIWindow.all }

  var windowScene: UIWindowScene? { sceneStorage.lazy.compactMap { $0 as? UIWindowScene }.first }

  func send(_ action: Selector, to target: Any?, from sender: Any?, event: UIEvent?) -> Bool {
    let receiver: AnyObject?
    if let target {
      receiver = target as AnyObject
    } else {
      receiver = responder(to: action, from: sender)
    }
    guard let receiver else { return false }
    switch MessageSend.send(action, to: receiver, arguments: [sender, event]) {
    case .sent: return true
    case .unrecognized:
      preconditionFailure(
        "-[\(className(receiver)) \(action.name)]: unrecognized selector sent to instance")
    }
  }

  /// The first responder, else the sender, or what comes after them in the chain.
  private func responder(to action: Selector, from sender: Any?) -> UIResponder? {
    var candidate: UIResponder? = FirstResponder.current ?? sender as? UIResponder
    while let responder = candidate {
      if MessageSend.responds(responder, to: action) { return responder }
      candidate = responder.next
    }
    return nil
  }

  func deliver(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    for window in windowsInOrder where windows.contains(window) { window.sendEvent(event) }
  }
}

extension TransitionDriver {
  var report: TransitionReport {
    TransitionReport(
      kind: machine.options.kind.rawValue, phase: machine.state.name,
      interactive: machine.isInteractive, percent: Double(percent))
  }
}

/// The controllers' part of a new stage.
package enum ControllerPasses {
  /// Starts with a new application, without windows and transitions.
  @MainActor package static func install(in loop: FrameLoop) {
    TransitionDriver.forgetAll()
    LaunchedWindows.forgetAll()
    let application = UIApplication()
    ApplicationState.current = application
    UIWindow.nextAfterWindows = application
    UIWindow.onVisibilityChange = { window in
      if window.windowScene == nil { window.windowScene = application.windowScene }
      window.showRootIfVisible()
    }
  }
}
