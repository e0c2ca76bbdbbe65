/// The tick: one fixed list of passes, the same for every display refresh.
///
/// A tick first runs the work that is due before it, each piece with the clock at its own due
/// time, then moves the clock to the tick and performs the passes in order. What a pass schedules
/// for "now" runs in the same tick.
@MainActor
package final class FrameLoop {
  /// The passes of a tick, in order.
  package enum Pass: Int, CaseIterable, Sendable {
    /// Touches are delivered.
    case touches
    /// Main-queue work, timers and main-actor jobs that are due run.
    case work
    /// Display links are called.
    case displayLinks
    /// Animations that are over end, and their completions run.
    case endAnimations
    /// Views are laid out.
    case layout
    /// The transaction is committed: new animations get their begin time.
    case commit
    /// The frame is drawn, if somebody looks.
    case render
  }

  /// How many rounds of work for "now" a tick allows before it gives up.
  package static let roundLimit = 100

  /// The loop of the current simulation; ``reset(refreshRate:driver:)`` replaces it.
  package private(set) static var current = FrameLoop(refreshRate: 60)

  /// What happens when a tick never settles; the default stops the program with the message.
  package static var onUnsettled: (String) -> Void = { fatalError($0) }

  /// Starts a new simulation: clock at launch, no work here or in the background, no handlers.
  package static func reset(refreshRate: Int = 60, driver: MediaClock.Driver = .virtual) {
    MediaClock.start(driver)
    MainWork.shared.removeAll()
    BackgroundWork.shared.removeAll()
    DelayedPerform.removeAll()
    current = FrameLoop(refreshRate: refreshRate)
  }

  /// The display's refresh rate in Hz; a change counts from the current tick.
  package var refreshRate: Int {
    didSet {
      refreshRate = max(refreshRate, 1)
      origin = (tickIndex, MediaClock.now)
    }
  }

  /// The number of the last tick; 0 before the first.
  package private(set) var tickIndex = 0

  /// The pass being performed, innermost.
  package var activePass: Pass? { activePasses.last }

  private var origin: (index: Int, time: MediaTimestamp) = (0, MediaClock.launch)
  private var handlers: [Pass: [@MainActor () -> Void]] = [:]
  private var activePasses: [Pass] = []
  /// Set when this tick has given up; the work that is left waits for the next one.
  private var hasGivenUp = false

  private init(refreshRate: Int) {
    self.refreshRate = max(refreshRate, 1)
  }

  /// Adds a handler to a pass; handlers run in order of registration.
  package func onPass(_ pass: Pass, _ body: @escaping @MainActor () -> Void) {
    handlers[pass, default: []].append(body)
  }

  /// When tick `index` takes place: ⌊k·10⁹/rate⌋ nanoseconds after launch.
  package func time(ofTick index: Int) -> MediaTimestamp {
    let count = Int64(index - origin.index) * 1_000_000_000
    return MediaTimestamp(nanoseconds: origin.time.nanoseconds + count / Int64(refreshRate))
  }

  /// When the tick after the current one takes place, which display links promise.
  package var nextTickTime: MediaTimestamp { time(ofTick: tickIndex + 1) }

  /// The length of a tick in seconds.
  package var tickDuration: Double { 1 / Double(refreshRate) }

  /// Goes on to the next tick.
  package func tick() {
    let before = tickIndex
    hasGivenUp = false
    switch MediaClock.driver {
    case .virtual:
      let goal = runWorkBeforeNextTick()
      // Work that ran the loop itself has performed this tick and more.
      if tickIndex != before { return }
      MediaClock.move(to: time(ofTick: goal))
      tickIndex = goal
    case .monotonic:
      tickIndex = max(tickIndex + 1, firstTick(notBefore: MediaClock.now) - 1)
    }
    performPasses()
  }

  /// Goes on by whole ticks until `seconds` have passed.
  package func advance(by seconds: Double) {
    run(until: MediaClock.now + seconds)
  }

  /// Goes on by whole ticks until the clock reads `time`, to half a millisecond.
  ///
  /// Called from inside a pass, it leaves that pass out; called from a block of the main queue, it
  /// leaves the main queue out, as a nested run loop does.
  package func run(until time: MediaTimestamp) {
    while time - MediaClock.now > 0.0005 {
      tick()
    }
  }

  /// Runs what is due now, until nothing is; part of every pass.
  package func drainWork() {
    if hasGivenUp { return }
    for _ in 0..<Self.roundLimit {
      MachineMainQueue.serve()
      BackgroundWork.shared.waitUntilIdleOrMainWork()
      if MainWork.shared.runDue() == nil { return }
    }
    reportUnsettled()
  }

  private func runWorkBeforeNextTick() -> Int {
    let before = tickIndex
    while true {
      drainWork()
      if tickIndex != before { return tickIndex }
      // A block that slept has moved the clock past ticks; those frames are lost.
      let next = max(tickIndex + 1, firstTick(notBefore: MediaClock.now))
      if hasGivenUp { return next }
      guard let due = MainWork.shared.nextDue, due < time(ofTick: next) else { return next }
      MediaClock.move(to: due)
    }
  }

  private func firstTick(notBefore moment: MediaTimestamp) -> Int {
    let elapsed = max(moment.nanoseconds - origin.time.nanoseconds, 0)
    let (seconds, rest) = elapsed.quotientAndRemainder(dividingBy: 1_000_000_000)
    var index = origin.index + Int(seconds) * refreshRate + Int(rest) * refreshRate / 1_000_000_000
    while time(ofTick: index) < moment { index += 1 }
    return index
  }

  private func performPasses() {
    let index = tickIndex
    perform(.touches)
    perform(.work)
    perform(.displayLinks)
    drainWork()
    perform(.endAnimations)
    drainWork()
    for round in 0... {
      if round == Self.roundLimit { reportUnsettled() }
      perform(.layout)
      if hasDueWork {
        drainWork()
        continue
      }
      perform(.commit)
      if !hasDueWork { break }
      drainWork()
    }
    // A pass that ran the loop has drawn a later frame already.
    if tickIndex == index { perform(.render) }
  }

  private func perform(_ pass: Pass) {
    if activePasses.contains(pass), pass != .work { return }
    activePasses.append(pass)
    defer { activePasses.removeLast() }
    for handler in handlers[pass] ?? [] { handler() }
    if pass == .work { drainWork() }
  }

  private var hasDueWork: Bool {
    if hasGivenUp { return false }
    BackgroundWork.shared.waitUntilIdleOrMainWork()
    return !MainWork.shared.isEmptyNow
  }

  private func reportUnsettled() {
    hasGivenUp = true
    let names = MainWork.shared.pending.filter { $0.due <= MediaClock.now }.map(\.name)
    let culprit = names.first ?? "a block on the main queue"
    Self.onUnsettled(
      "The frame at \(MediaClock.sinceLaunch) s never settles: after \(Self.roundLimit) rounds "
        + "of work there is still \(culprit) to run now. Something schedules itself again and "
        + "again without a delay.")
  }
}
