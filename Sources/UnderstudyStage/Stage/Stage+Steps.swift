import CoreGraphics
import Foundation
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyScript

extension Stage {
  /// Does what a script's steps say, one after another; stops at the first that fails.
  ///
  /// - Parameter onSnapshot: called with the name that a `snapshot` step gives.
  package func perform(_ steps: [Step], onSnapshot: (String) throws -> Void = { _ in }) throws {
    for step in steps {
      do {
        try perform(step.action, onSnapshot: onSnapshot)
      } catch let error as StageError {
        throw StageError(
          "Step '\(step.source)' (column \(step.column)): \(error.message)", exit: error.exit)
      }
    }
  }

  private func perform(_ action: Step.Action, onSnapshot: (String) throws -> Void) throws {
    switch action {
    case .tap(.text(let name)): try tap(name)
    case .tap(.point(let point)): try tap(at: try onScreen(point))
    case .wait: try wait()
    case .drag(let from, let to, let duration):
      try drag(from: try onScreen(from), to: CGPoint(to), in: duration)
    case .touch(let point):
      touch(try onScreen(point))
      try tick()
    case .move(let point, let duration): try move(CGPoint(point), in: duration)
    case .hold(let duration): try advance(by: duration)
    case .lift:
      lift()
      try tick()
    case .flick(let point, let direction): try flick(from: try onScreen(point), direction)
    case .rotate(let turn): try rotate(turn)
    case .snapshot(let name): try onSnapshot(name)
    case .expect(let name, let visible): try expect(name, visible: visible)
    case .back: try back()
    }
  }

  private func onScreen(_ point: Step.Point) throws -> CGPoint {
    let size = screenLayer.bounds.size
    guard (0...Double(size.width)).contains(point.x), (0...Double(size.height)).contains(point.y)
    else {
      throw StageError(
        "The point \(point.x),\(point.y) is not on the screen, which is \(Int(size.width)) x \(Int(size.height)) points.",
        exit: .badCommandLine)
    }
    return CGPoint(point)
  }

  private func expect(_ name: String, visible: Bool) throws {
    guard isOnScreen(name) != visible else { return }
    if visible { _ = try find(name) }
    throw StageError("\"\(name)\" is still on screen.")
  }

  /// Presses the top bar's back button, else dismisses the top screen.
  package func back() throws {
    guard let window = shownWindows.last(where: { $0.rootViewController != nil }),
      let root = window.rootViewController
    else { throw StageError("There is no screen to go back from.") }
    if let button = backButton {
      try tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
      return
    }
    var top = root
    while let next = top.presentedViewController { top = next }
    guard let presenter = top.presentingViewController else {
      throw StageError("There is nothing to go back to: no back button, no presented screen.")
    }
    presenter.dismiss(animated: true)
    try tick()
  }

  /// The back button of the topmost bar, if one is shown.
  private var backButton: ViewReading? {
    let shown = readings.filter(\.isVisible)
    let bars = shown.compactMap { $0.view as? UINavigationBar }
    guard let button = bars.last(where: { $0.backButtonView != nil })?.backButtonView else {
      return nil
    }
    return shown.last { $0.view === button }
  }
}

extension CGPoint {
  init(_ point: Step.Point) { self.init(x: point.x, y: point.y) }
}
