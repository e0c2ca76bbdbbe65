public import Foundation
import ObjectiveC

/// Something that has traits: screens, windows, controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait that can be watched.
public typealias UITrait = any UITraitDefinition.Type

/// A watch over traits, to be ended with `unregisterForTraitChanges`.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose traits can be watched.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

final class TraitWatch: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let call: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}

@MainActor private final class TraitWatches {
  var all: [TraitWatch] = []
  nonisolated(unsafe) static var key: UInt8 = 0

  static func of(_ object: AnyObject) -> TraitWatches {
    unsafe withUnsafePointer(to: &key) { key in
      if let found = objc_getAssociatedObject(object, key) as? TraitWatches { return found }
      let made = TraitWatches()
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return made
    }
  }
}

extension UITraitChangeObservable {
  /// Calls the block whenever one of the traits has changed, until it is unregistered.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let watch = TraitWatch(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    TraitWatches.of(self).all.append(watch)
    return watch
  }

  /// Sends a method of this object whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends a method of `target` whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let receiver = target as AnyObject
    let watch = TraitWatch(traits) { object, previous in
      guard let receiver else { return }
      _ = MessageSend.send(action, to: receiver, arguments: [object, previous])
    }
    TraitWatches.of(self).all.append(watch)
    return watch
  }

  /// Ends a watch.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitWatches.of(self).all.removeAll { $0 === registration }
  }

  /// Calls the watches whose traits differ from `previous`. For whoever settles traits.
  package func callTraitWatches(previous: UITraitCollection) {
    let now = traitCollection.values
    for watch in TraitWatches.of(self).all
    where watch.traits.contains(where: { !now.isSame($0, as: previous.values) }) {
      watch.call(self, previous)
    }
  }
}
