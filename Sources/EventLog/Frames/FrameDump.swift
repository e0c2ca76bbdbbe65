/// The state of every view in one frame: a line of `--dump`.
package struct FrameDump: Codable, Hashable, Sendable {
  /// Seconds since launch.
  package var t: Double
  /// All views, parents before children, back to front.
  package var views: [ViewDump]
  /// The transition that is running, outermost.
  package var transition: TransitionDump?

  /// Makes a frame's dump.
  package init(t: Double, views: [ViewDump], transition: TransitionDump? = nil) {
    self.t = t
    self.views = views
    self.transition = transition
  }
}

/// A transition in a frame's dump.
package struct TransitionDump: Codable, Hashable, Sendable {
  /// `present`, `dismiss`, `push`, `pop` and so on.
  package var kind: String
  /// Where it stands: `running`, `interactive`, `finishing`, `cancelling` and so on.
  package var phase: String
  /// Whether it started with an interaction controller.
  package var interactive: Bool
  /// The fraction done, 0 to 1.
  package var percent: Double

  /// Makes a transition's dump.
  package init(kind: String, phase: String, interactive: Bool, percent: Double) {
    self.kind = kind
    self.phase = phase
    self.interactive = interactive
    self.percent = percent
  }
}
