/// A length of time, or a moment of the animations' clock, in seconds.
public typealias CFTimeInterval = Double
