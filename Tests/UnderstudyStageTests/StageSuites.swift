import Testing

/// All suites of this target: there is one simulated device, so they run one at a time.
@Suite("On a stage", .serialized) enum StageSuites {}
