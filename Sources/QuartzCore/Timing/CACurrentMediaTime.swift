internal import Foundation
internal import MediaTime

/// The current time in seconds, on the clock that animations run by.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.seconds }
