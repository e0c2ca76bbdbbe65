import Foundation

/// What the tool asks the running program to do, handed over as one JSON value.
package struct RunRequest: Codable, Hashable, Sendable {
  package var device: SimulatedDevice
  package var steps: [Step]
  /// False where the command line gave no steps: the program is launched, left to settle, and a
  /// lone button is tapped.
  package var hasSteps: Bool
  /// The simulated system, `18.0`.
  package var systemVersion: String
  /// The name of the class whose screen comes first, if asked for.
  package var root: String?
  package var appearance: Appearance
  package var seed: UInt64
  package var showsTouches: Bool
  /// The picture to make, if any.
  package var recording: Recording?
  /// Where the trace is written, by its extension as text, JSON or HTML.
  package var tracePath: String?
  package var dumpPath: String?
  /// Where named snapshots go, by name.
  package var snapshots: [String: String]
  /// Where storyboards, images and strings lie.
  package var resourceFolders: [String]
  /// Frames a second that are kept for dumps and frames; the device's rate where nil.
  package var framesPerSecond: Int?

  /// Whether a step turns the device.
  package var turnsDevice: Bool {
    steps.contains { step in
      if case .rotate = step.action { true } else { false }
    }
  }

  /// Light or dark.
  package enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark }

  /// The picture to make of a run.
  package struct Recording: Codable, Hashable, Sendable {
    package var path: String
    package var format: Format
    /// Pixels a point.
    package var scale: Double
    /// How fast the picture plays: 0.25 shows it four times slower.
    package var speed: Double

    /// The kinds of pictures, by what `-o` names.
    package enum Format: String, Codable, Sendable, CaseIterable {
      case gif, apng, webp, mp4, contactSheet, frames
    }

    package init(path: String, format: Format, scale: Double, speed: Double) {
      self.path = path
      self.format = format
      self.scale = scale
      self.speed = speed
    }
  }

  package init(device: SimulatedDevice, steps: [Step], hasSteps: Bool) {
    self.device = device
    self.steps = steps
    self.hasSteps = hasSteps
    systemVersion = "18.0"
    appearance = .light
    seed = 0
    showsTouches = false
    snapshots = [:]
    resourceFolders = []
  }
}

extension RunRequest.Recording.Format {
  /// The kind that a path asks for by its ending; nil for an ending that is not known.
  package init?(path: String) {
    if path.hasSuffix("/") {
      self = .frames
      return
    }
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "gif": self = .gif
    case "apng": self = .apng
    case "webp": self = .webp
    case "mp4": self = .mp4
    case "png": self = .contactSheet
    default: return nil
    }
  }

  /// The rate at which frames are kept where none is asked for; nil for the device's own.
  ///
  /// A GIF counts its delays in hundredths of a second, so that 50 is the fastest even rate.
  package var defaultFramesPerSecond: Int? { self == .gif ? 50 : nil }
}
