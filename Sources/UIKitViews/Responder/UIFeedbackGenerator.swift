public import Foundation
import ObjectiveC

/// Lets the user feel something. A simulated device cannot be felt, so nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }
  /// Wakes the hardware up; there is none.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Neither light nor heavy.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// As of something soft.
    case soft = 3
    /// As of something rigid.
    case rigid = 4
  }

  /// Makes a generator of medium knocks.
  public override convenience init() { self.init(style: .medium) }
  /// Makes a generator of knocks of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Knocks.
  open func impactOccurred() {}
  /// Knocks with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A signal of success, warning or error.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is signalled.
  public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success = 0
    /// Something to mind.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Signals.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick while something is being chosen.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {}
}
