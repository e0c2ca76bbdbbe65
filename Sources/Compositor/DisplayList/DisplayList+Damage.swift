internal import CoreGraphics

extension DisplayList {
  /// The pixels that may differ from the ones an earlier list drew.
  ///
  /// An item counts as the same if it says the same, its groups say the same, and it is still in
  /// front of the same others.
  package func damage(since earlier: DisplayList) -> Region {
    let damage = Region()
    let twins = twinNodes(in: earlier)
    var places: [DisplayItem.Key: Int] = [:]
    places.reserveCapacity(earlier.items.count)
    for (index, item) in earlier.items.enumerated() { places[item.key] = index }

    var isKept = [Bool](repeating: false, count: earlier.items.count)
    var pairs: [(new: Int, old: Int)] = []
    for (index, item) in items.enumerated() {
      guard let place = places[item.key], !isKept[place] else {
        damage.add(item.bounds)
        continue
      }
      let old = earlier.items[place]
      let group = item.node < 0 ? -1 : twins[Int(item.node)]
      let isSameGroup = item.node < 0 ? old.node < 0 : group >= 0 && group == old.node
      if isSameGroup, old.paint == item.paint, old.bounds == item.bounds, old.shape == item.shape,
        old.hole == item.hole
      {
        pairs.append((index, place))
      } else {
        damage.add(item.bounds)
        damage.add(old.bounds)
      }
      isKept[place] = true
    }
    for (index, item) in earlier.items.enumerated() where !isKept[index] { damage.add(item.bounds) }

    // Of those that stayed the same, the ones that changed places are drawn anew.
    for index in outOfOrder(pairs.map(\.old)) { damage.add(items[pairs[index].new].bounds) }
    return damage
  }

  /// For each node the node of the earlier list that says the same in the same surroundings, or -1.
  private func twinNodes(in earlier: DisplayList) -> [Int32] {
    var places: [DisplayItem.Key: Int32] = [:]
    for (index, node) in earlier.nodes.enumerated() { places[node.key] = Int32(index) }
    var twins: [Int32] = []
    twins.reserveCapacity(nodes.count)
    for node in nodes {
      var twin: Int32 = -1
      if let place = places[node.key] {
        let old = earlier.nodes[Int(place)]
        let isSameParent =
          node.parent < 0
          ? old.parent < 0 : twins[Int(node.parent)] == old.parent && old.parent >= 0
        if isSameParent, old.effect == node.effect { twin = place }
      }
      twins.append(twin)
    }
    return twins
  }

  /// The indices outside one longest increasing run of values.
  private func outOfOrder(_ values: [Int]) -> [Int] {
    guard zip(values, values.dropFirst()).contains(where: { $0 > $1 }) else { return [] }
    // Patience sorting: `tails[k]` ends the best run of length k + 1.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var inOrder = [Bool](repeating: false, count: values.count)
    var index = tails.last ?? -1
    while index >= 0 {
      inOrder[index] = true
      index = before[index]
    }
    return values.indices.filter { !inOrder[$0] }
  }
}
