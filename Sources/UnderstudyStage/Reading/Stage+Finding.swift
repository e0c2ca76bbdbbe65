import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import UIKit
import UIKitViews
import UnderstudyScript

extension Stage {
  /// The windows that are shown, back to front.
  package var shownWindows: [UIWindow] {
    UIApplication.shared.windowsInOrder.filter { !$0.isHidden }
  }

  var readings: [ViewReading] { ViewReading.all(in: shownWindows, at: MediaClock.seconds) }

  /// The middle of the frontmost thing on screen that has a name: by accessibility identifier,
  /// else label, else text.
  package func find(_ name: String) throws -> CGPoint {
    guard let found = reading(named: name) else {
      throw StageError("No \"\(name)\" is on screen. \(inventory)")
    }
    return CGPoint(x: found.frame.midX, y: found.frame.midY)
  }

  /// Whether something with this name is on screen.
  package func isOnScreen(_ name: String) -> Bool { reading(named: name) != nil }

  private func reading(named name: String) -> ViewReading? {
    let shown = readings.filter { $0.isVisible && isVisiblyPlaced($0) }
    for priority in 0..<3 {
      let matching = shown.filter { $0.names[priority] == name }
      if let match = matching.last(where: isReachable) ?? matching.last { return match }
    }
    return nil
  }

  private func isVisiblyPlaced(_ reading: ViewReading) -> Bool {
    let visible = reading.frame.intersection(screenLayer.bounds)
    return !visible.isNull && visible.width > 0.5 && visible.height > 0.5
  }

  /// Whether a touch in the middle would come to the view, to something in it, or to what it is in.
  private func isReachable(_ reading: ViewReading) -> Bool {
    let middle = CGPoint(x: reading.frame.midX, y: reading.frame.midY)
    for window in shownWindows.reversed() {
      guard let hit = window.hitTest(middle, with: nil) else { continue }
      return hit.isDescendant(of: reading.view) || reading.view.isDescendant(of: hit)
    }
    return false
  }

  /// What is on screen and has a name, for a person whose name was not found.
  private var inventory: String {
    var seen: Set<String> = []
    var names: [String] = []
    for reading in readings where reading.isVisible && isVisiblyPlaced(reading) {
      guard let name = reading.names.compactMap({ $0 }).first, seen.insert(name).inserted else {
        continue
      }
      names.append("\"\(name)\"")
    }
    return names.isEmpty
      ? "Nothing on screen has a text or a label; tap a point instead."
      : "On screen are: \(names.joined(separator: ", "))."
  }

  /// Taps the middle of what has this name.
  package func tap(_ name: String) throws {
    try tap(at: find(name))
  }

  /// The buttons on screen that can be pressed.
  package var buttons: [UIButton] {
    readings.filter { $0.isVisible && isVisiblyPlaced($0) && isReachable($0) }
      .compactMap { $0.view as? UIButton }.filter(\.isEnabled)
  }
}

extension Stage {
  /// Taps the middle of a view, where it is presented now.
  package func tapMiddle(of view: UIView) throws {
    guard let reading = readings.first(where: { $0.view === view }) else {
      throw StageError("The view to tap is not on screen.")
    }
    try tap(at: CGPoint(x: reading.frame.midX, y: reading.frame.midY))
  }
}
