internal import Foundation

extension CALayer {
  final func attach(_ animation: CAAnimation, forKey key: String?) {
    if let model = node.modelLayer { return model.attach(animation, forKey: key) }
    let copy = animation.makeCopy()
    // Fact 147.
    if copy.duration <= 0 { copy.duration = CATransaction.current.animationDuration ?? 0.25 }
    let key = copy is CATransition ? kCATransition : key
    if let key { detach { $0.key == key } }
    for group in CATransaction.openGroups
    where !copy.completionGroups.contains(where: { $0 === group }) {
      copy.completionGroups.append(group)
    }
    for group in copy.completionGroups { group.join() }
    let entry = AttachedAnimation(
      copy, compiled: copy.compiled(defaultDuration: copy.duration), key: key, layer: self,
      sequence: LayerAnimations.nextSequence(), timeline: AnimationTimeline.owner(of: self),
      oldPicture: copy is CATransition ? LayerRendering.snapshot(of: self) : nil)
    attached.append(entry)
    LayerAnimations.register(entry)
    adjustActiveCount(by: 1)
    noteChange()
    if let timeline = entry.timeline {
      timeline.noteOwned(entry, change: LayerChange.current(on: self))
    }
  }

  /// Takes animations off; those that were under way stop unfinished, after all are off.
  final func detach(where matches: (AttachedAnimation) -> Bool) {
    if let model = node.modelLayer { return model.detach(where: matches) }
    let leaving = attached.filter(matches)
    guard !leaving.isEmpty else { return }
    let stopped = leaving.filter(\.isMoving)
    LayerAnimations.unregister(leaving)
    takeOff(leaving)
    for entry in stopped { entry.reportStop(finished: false) }
  }

  /// Takes animations that the registry has let go off, without telling anybody.
  final func takeOff(_ leaving: [AttachedAnimation]) {
    attached.removeAll { entry in leaving.contains { $0 === entry } }
    adjustActiveCount(by: -leaving.count(where: \.isMoving))
    for entry in leaving { entry.phase = .removed }
    noteChange()
  }

  /// Keeps an animation that is over, and out of the registry, on the layer.
  final func hold(_ entry: AttachedAnimation) {
    guard entry.isMoving else { return }
    adjustActiveCount(by: -1)
    entry.phase = .held
    noteChange()
  }
}
