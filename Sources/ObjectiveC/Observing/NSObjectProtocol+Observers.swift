public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// Tells an object, through its `observeValue(forKeyPath:of:change:context:)`, when the property at
  /// the end of the keys has another value.
  ///
  /// The change is seen at the end of the tick. Both objects are kept weakly.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let entry = ObservedProperty(of: self, options: options) { object in
      object.value(forKeyPath: keyPath)
    } tell: { [weak observer] object, old, new in
      guard let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      for description in ClassRegistry.lineage(of: type(of: observer)) {
        if let observe = description.observe {
          return observe(observer, keyPath, object, change, context)
        }
      }
      UnsupportedReport.report(
        "\(type(of: observer)) observes \"\(keyPath)\" but has no "
          + "observeValue(forKeyPath:of:change:context:)")
    }
    KeyValueObserving.add(observer, keyPath: keyPath, entry: entry)
  }

  /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    KeyValueObserving.remove(observer, keyPath: keyPath, of: self)
  }

  /// What an override calls for keys that are not its own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
