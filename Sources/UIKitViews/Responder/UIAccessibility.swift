public import Foundation

/// What the user has set for assistive technology, and announcements to it.
///
/// On the simulated device nothing is set and nobody listens.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What an announcement is about.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The kind's number.
    public var rawValue: UInt32
    /// Makes a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another arrangement.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Announces something to assistive technology; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether movement is to be reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the program is driven by switches.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether cross-fades are preferred to slides.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Posted when the wish for less movement has changed; never here.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Posted when reading aloud was turned on or off; never here.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
}
