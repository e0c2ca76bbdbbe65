/// The lanes of a trace: one for each part that is played, in the order of ``EventActor``; parts
/// that it does not know follow in order of appearance.
struct TraceLanes {
  /// One lane.
  struct Lane: Hashable {
    /// The part.
    let actor: String
    /// The classes that play it, in order of appearance.
    var classes: [String]
  }

  /// All lanes, left to right.
  private(set) var all: [Lane] = []

  /// Finds the lanes of some events.
  init(_ events: [LoggedEvent]) {
    let known = EventActor.allCases.map(\.rawValue)
    var found: [Lane] = []
    for event in events {
      if let index = found.firstIndex(where: { $0.actor == event.actor }) {
        if !found[index].classes.contains(event.class) { found[index].classes.append(event.class) }
      } else {
        found.append(Lane(actor: event.actor, classes: [event.class]))
      }
    }
    let ordered = known.compactMap { actor in found.first { $0.actor == actor } }
    all = ordered + found.filter { !known.contains($0.actor) }
  }

  /// The lane of an event.
  func index(of event: LoggedEvent) -> Int {
    all.firstIndex { $0.actor == event.actor } ?? 0
  }
}
