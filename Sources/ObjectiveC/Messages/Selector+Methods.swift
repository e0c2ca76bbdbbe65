import Foundation

// Each number of arguments has two initialisers, because Swift 6 refuses to convert a method of a
// class without isolation to a main-actor function; the isolated one is preferred where both fit.
// A name without colons gets one for each argument, since it may come from `#selector(tap)`.
extension Selector {
  /// Makes a selector from a method without arguments, `Selector("close", Sheet.close)`.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> @MainActor () throws -> R)
  {
    self.init(name, unisolated: unsafeBitCast(method, to: ((T) -> () throws -> R).self))
  }

  /// Makes a selector from a method without arguments of a class outside the main actor.
  @_disfavoredOverload
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () throws -> R) {
    self.init(name, unisolated: method)
  }

  /// Makes a selector from a method with one argument, `Selector("pan:", Sheet.pan(_:))`.
  public init<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) throws -> R
  ) {
    self.init(name, unisolated: unsafeBitCast(method, to: ((T) -> (A) throws -> R).self))
  }

  /// Makes a selector from a method with one argument of a class outside the main actor.
  @_disfavoredOverload
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) throws -> R) {
    self.init(name, unisolated: method)
  }

  /// Makes a selector from a method with two arguments.
  public init<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) throws -> R
  ) {
    self.init(name, unisolated: unsafeBitCast(method, to: ((T) -> (A, B) throws -> R).self))
  }

  /// Makes a selector from a method with two arguments of a class outside the main actor.
  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) throws -> R)
  {
    self.init(name, unisolated: method)
  }

  /// Makes a selector from a method with three arguments.
  public init<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) throws -> R
  ) {
    self.init(name, unisolated: unsafeBitCast(method, to: ((T) -> (A, B, C) throws -> R).self))
  }

  /// Makes a selector from a method with three arguments of a class outside the main actor.
  @_disfavoredOverload
  public init<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) throws -> R
  ) {
    self.init(name, unisolated: method)
  }

  /// Makes the selector of a property's getter, `#selector(getter: title)`.
  public init<T: AnyObject, Value>(getter name: String, _ property: KeyPath<T, Value>) {
    nonisolated(unsafe) let property = property
    self.init(
      name: name,
      implementation: SelectorImplementation(receiver: T.self) { target, _ in
        guard let target = target as? T else { return .unrecognized }
        return .sent(target[keyPath: property])
      })
  }

  /// Makes the selector of a property's setter, `#selector(setter: title)`.
  public init<T: AnyObject, Value>(
    setter name: String, _ property: ReferenceWritableKeyPath<T, Value>
  ) {
    nonisolated(unsafe) let property = property
    self.init(
      name: name,
      implementation: SelectorImplementation(receiver: T.self) { target, arguments in
        guard let target = target as? T else { return .unrecognized }
        guard let value: Value = convertArgument(0, of: arguments, for: name) else {
          return .sent(nil)
        }
        target[keyPath: property] = value
        return .sent(nil)
      })
  }
}

extension Selector {
  private init<T: AnyObject, R>(_ name: String, unisolated method: @escaping (T) -> () throws -> R)
  {
    self.init(name, arguments: 0) { (target: T, _) in try method(target)() }
  }

  private init<T: AnyObject, A, R>(
    _ name: String, unisolated method: @escaping (T) -> (A) throws -> R
  ) {
    self.init(name, arguments: 1) { (target: T, arguments) in
      guard let first: A = convertArgument(0, of: arguments, for: name) else { return nil }
      return try method(target)(first)
    }
  }

  private init<T: AnyObject, A, B, R>(
    _ name: String, unisolated method: @escaping (T) -> (A, B) throws -> R
  ) {
    self.init(name, arguments: 2) { (target: T, arguments) in
      guard let first: A = convertArgument(0, of: arguments, for: name),
        let second: B = convertArgument(1, of: arguments, for: name)
      else { return nil }
      return try method(target)(first, second)
    }
  }

  private init<T: AnyObject, A, B, C, R>(
    _ name: String, unisolated method: @escaping (T) -> (A, B, C) throws -> R
  ) {
    self.init(name, arguments: 3) { (target: T, arguments) in
      guard let first: A = convertArgument(0, of: arguments, for: name),
        let second: B = convertArgument(1, of: arguments, for: name),
        let third: C = convertArgument(2, of: arguments, for: name)
      else { return nil }
      return try method(target)(first, second, third)
    }
  }

  private init<T: AnyObject>(
    _ name: String, arguments count: Int, body: @escaping (T, [Any?]) throws -> Any?
  ) {
    // A selector goes from thread to thread like any name; its method runs where it is performed.
    nonisolated(unsafe) let body = body
    self.init(
      name: name.contains(":") ? name : name + String(repeating: ":", count: count),
      implementation: SelectorImplementation(receiver: T.self) { target, arguments in
        guard let target = target as? T else { return .unrecognized }
        do {
          return .sent(try body(target, arguments))
        } catch {
          UnsupportedReport.report("\(T.self).\(name) threw \(error)")
          return .sent(nil)
        }
      })
  }
}

/// The argument a method asks for, or nil, reported once, if the caller passed something else.
///
/// Objective-C would pass the object all the same and crash in the method's first use of it.
private func convertArgument<A>(_ index: Int, of arguments: [Any?], for name: String) -> A? {
  let argument: Any? = index < arguments.count ? arguments[index] : nil
  // Unwrapped first, or `Any` would hold an optional.
  if let argument, let converted = argument as? A { return converted }
  if argument == nil, let nothing = argument as? A { return nothing }
  let given = argument.map { "a \(type(of: $0))" } ?? "nothing"
  UnsupportedReport.report("\(name) takes a \(A.self), but was sent \(given): not called")
  return nil
}
