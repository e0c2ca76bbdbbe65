import Testing

/// All suites of this target: they share one clock and one screen, so they run one at a time.
@Suite(.serialized) enum ControllerSuites {}
