import Foundation
import ObjectiveC

/// The switches of a control.
struct ControlFlags {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var isTracking = false
  var isTouchInside = false
  var vertical: UIControl.ContentVerticalAlignment = .center
  var horizontal: UIControl.ContentHorizontalAlignment = .center

  @MainActor var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

/// What a control sends for which events, in the order in which it was added.
@MainActor struct ControlActions {
  enum Receiver {
    /// A method of an object; of the first up the responder chain if none was given.
    case target(WeakTarget, Selector)
    case action(UIAction)
  }

  struct WeakTarget {
    weak var object: AnyObject?
    let isNil: Bool
  }

  struct Entry {
    var receiver: Receiver
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  mutating func add(target: AnyObject?, selector: Selector, events: UIControl.Event) {
    if let index = index(of: target, selector) {
      entries[index].events.formUnion(events)
    } else {
      let weakTarget = WeakTarget(object: target, isNil: target == nil)
      entries.append(Entry(receiver: .target(weakTarget, selector), events: events))
    }
  }

  mutating func add(_ action: UIAction, events: UIControl.Event) {
    remove(identifier: action.identifier, events: events)
    entries.append(Entry(receiver: .action(action), events: events))
  }

  mutating func remove(target: AnyObject?, selector: Selector?, events: UIControl.Event) {
    subtract(events) { receiver in
      guard case .target(let its, let itsSelector) = receiver else { return false }
      return (target == nil || its.object === target)
        && (selector == nil || itsSelector == selector)
    }
  }

  mutating func remove(identifier: UIAction.Identifier, events: UIControl.Event) {
    subtract(events) { receiver in
      guard case .action(let action) = receiver else { return false }
      return action.identifier == identifier
    }
  }

  private mutating func subtract(_ events: UIControl.Event, where matches: (Receiver) -> Bool) {
    for index in entries.indices where matches(entries[index].receiver) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  private func index(of target: AnyObject?, _ selector: Selector) -> Int? {
    entries.firstIndex { entry in
      guard case .target(let its, let itsSelector) = entry.receiver else { return false }
      return its.object === target && its.isNil == (target == nil) && itsSelector == selector
    }
  }

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in entries {
      if case .target(let target, _) = entry.receiver, let object = target.object as? NSObject {
        targets.insert(object)
      }
    }
    return targets
  }

  func names(target: AnyObject?, event: UIControl.Event) -> [String]? {
    let names = entries.compactMap { entry -> String? in
      guard case .target(let its, let selector) = entry.receiver, its.object === target,
        !entry.events.isDisjoint(with: event)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
    var stop = false
    for entry in entries {
      switch entry.receiver {
      case .action(let action): iterator(action, nil, entry.events, &stop)
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), entry.events, &stop)
      }
      if stop { return }
    }
  }
}
