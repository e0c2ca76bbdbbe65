public import Foundation
public import MediaTime
public import ObjectiveC

/// A timer that fires with the display's frames.
///
/// It holds its target until it is invalidated (fact 158). Within a tick it fires after due work
/// and before animations end.
open class CADisplayLink: NSObject, @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector
  private var isScheduled = false
  private var ticksToWait = 0

  /// Makes a link that sends a message with itself as the argument; it runs once it is added to a
  /// run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The time of the frame that is being shown, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame that the link fires for is shown, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display, in seconds; 0 before the first.
  open private(set) var duration: CFTimeInterval = 0
  /// Whether the link does not fire.
  open var isPaused = false
  /// How many frames of the display there are to one firing; 0 counts as 1.
  open var frameInterval = 1
  /// How often a second the link should fire; 0 is the display's rate.
  open var preferredFramesPerSecond = 0
  /// How often a second the link should fire, as a range.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the link.
  open func add(to runloop: MediaTime.RunLoop, forMode mode: Foundation.RunLoop.Mode) {
    guard !isScheduled, target != nil else { return }
    isScheduled = true
    ticksToWait = 0
    Self.links.append(self)
  }

  /// Stops the link; it can be started again.
  open func remove(from runloop: MediaTime.RunLoop, forMode mode: Foundation.RunLoop.Mode) {
    unschedule()
  }

  /// Stops the link for good and lets its target go.
  open func invalidate() {
    unschedule()
    target = nil
  }

  private func unschedule() {
    isScheduled = false
    Self.links.removeAll { $0 === self }
  }

  // MARK: The pass

  nonisolated(unsafe) private static var links: [CADisplayLink] = []

  /// Whether any link is running.
  package static var anyIsRunning: Bool { links.contains { !$0.isPaused } }

  static func reset() { links = [] }

  /// Fires the links that are due in this tick, in the order in which they were added.
  @MainActor static func fire(in loop: FrameLoop) {
    let now = MediaClock.seconds
    for link in links where link.isScheduled && !link.isPaused {
      let interval = link.ticksPerFiring(at: loop.refreshRate)
      if link.ticksToWait > 0 {
        link.ticksToWait -= 1
        continue
      }
      link.ticksToWait = interval - 1
      link.timestamp = now
      link.duration = loop.tickDuration
      link.targetTimestamp = loop.time(ofTick: loop.tickIndex + interval).seconds
      guard let target = link.target else { continue }
      if case .unrecognized = MessageSend.send(link.selector, to: target, arguments: [link]) {
        fatalError("\(type(of: target)) has no method \(link.selector.name) for its CADisplayLink")
      }
    }
  }

  private func ticksPerFiring(at rate: Int) -> Int {
    var wanted = Float(preferredFramesPerSecond)
    if let preferred = preferredFrameRateRange.preferred, preferred > 0 {
      wanted = preferred
    } else if preferredFrameRateRange.maximum > 0 {
      wanted = preferredFrameRateRange.maximum
    }
    if wanted <= 0 { return max(frameInterval, 1) }
    return max(Int((Float(rate) / wanted).rounded()), 1)
  }
}
