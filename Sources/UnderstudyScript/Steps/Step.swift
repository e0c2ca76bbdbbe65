import Foundation

/// One thing that a person does with the simulated device, or looks at.
package struct Step: Hashable, Codable, Sendable {
  package let action: Action
  /// Where the step begins in the script, counted from 1.
  package let column: Int
  /// The step as it was written.
  package let source: String

  package init(_ action: Action, column: Int = 1, source: String = "") {
    self.action = action
    self.column = column
    self.source = source
  }
}

extension Step {
  /// What a step does.
  package enum Action: Hashable, Codable, Sendable {
    /// A finger goes down and up at once.
    case tap(Target)
    /// Time passes until nothing moves any more.
    case wait
    /// A finger goes down, moves evenly and lifts; seconds.
    case drag(from: Point, to: Point, duration: Double)
    /// A finger goes down and stays.
    case touch(Point)
    /// The finger that is down moves evenly to a point; seconds.
    case move(Point, duration: Double)
    /// Time passes, fingers or none; seconds.
    case hold(Double)
    /// The finger that is down goes up.
    case lift
    /// A short, fast drag that is still moving as it lifts.
    case flick(Point, Direction)
    /// The device is turned by a quarter.
    case rotate(Turn)
    /// A picture of the screen is kept under a name.
    case snapshot(String)
    /// The run fails unless a text is on screen, or is not.
    case expect(String, visible: Bool)
    /// The top bar's back button is pressed, else the top screen is dismissed.
    case back
  }

  /// A place on the screen, in points from its top left corner.
  package struct Point: Hashable, Codable, Sendable {
    package var x: Double
    package var y: Double
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// What a finger aims at.
  package enum Target: Hashable, Codable, Sendable {
    /// Something with this identifier, label or text.
    case text(String)
    /// A place on the screen.
    case point(Point)
  }

  /// Where a flick goes.
  package enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// Which way the device is turned.
  package enum Turn: String, Hashable, Codable, Sendable, CaseIterable {
    case left, right
  }
}
