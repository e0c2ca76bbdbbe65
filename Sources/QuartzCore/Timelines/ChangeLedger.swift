/// What owned animations changed in the model, so that it can be taken back.
struct ChangeLedger {
  private struct Key: Hashable {
    let layer: UInt64
    let key: String
  }

  private struct Entry {
    let layer: CALayer
    let key: String
    /// Before the first animation.
    let old: LayerValue
    /// After the last.
    var new: LayerValue
  }

  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []
  private var undos: [() -> Void] = []

  var isEmpty: Bool { order.isEmpty && undos.isEmpty }

  mutating func record(_ change: LayerChange) {
    let key = Key(layer: change.layer.id, key: change.key)
    if entries[key] == nil {
      order.append(key)
      entries[key] = Entry(layer: change.layer, key: change.key, old: change.old, new: change.new)
    } else {
      entries[key]?.new = change.new
    }
  }

  /// Notes what else must be done to take an animated change back.
  mutating func record(undo: @escaping () -> Void) { undos.append(undo) }

  /// Gives every property its old value, the last change first, unless the program has set it to
  /// something else since.
  mutating func rollBack() {
    let undone = order.reversed().compactMap { entries[$0] }
    entries = [:]
    order = []
    for entry in undone {
      let path = LayerKeyPath(entry.key)
      guard (entry.layer.properties.value(at: path) ?? .none) == entry.new else { continue }
      let size = entry.layer.properties.bounds.size
      entry.layer.changeSilently { $0.set(entry.old, at: path) }
      if entry.layer.properties.bounds.size != size { entry.layer.boundsSizeDidChange() }
      (entry.layer.delegate as? any LayerRollbackDelegate)?.layer(
        entry.layer, didRollBack: entry.key)
    }
    let bodies = undos.reversed()
    undos = []
    for body in bodies { body() }
  }
}
