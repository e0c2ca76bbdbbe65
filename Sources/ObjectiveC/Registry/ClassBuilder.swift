import Foundation

/// Describes one class to the registry, a member at a time.
///
/// Generated code calls it for every class of a program; a package written for Understudy may do the
/// same by hand.
public struct ClassBuilder<Class: AnyObject> {
  package var description: ClassDescription

  package init(name: String, file: String, line: Int) {
    description = ClassDescription(type: Class.self, qualifiedName: name, file: file, line: line)
  }

  /// Adds a method that interface files and selectors made from strings may name.
  public mutating func action(_ selector: Selector) {
    description.actions[selector.name] = selector
  }

  /// Adds an outlet.
  public mutating func outlet<Value>(_ name: String, _ property: KeyPath<Class, Value>) {
    description.outlets[name] = KeyAccess(property)
  }

  /// Adds a property reached by key.
  public mutating func property<Value>(_ name: String, _ property: KeyPath<Class, Value>) {
    description.properties[name] = KeyAccess(property)
  }

  /// Adds an initialiser without arguments, or with defaults for all.
  public mutating func maker(_ name: String, _ make: @escaping @MainActor () -> AnyObject?) {
    let make = unsafeBitCast(make, to: (() -> AnyObject?).self)
    description.makers[name] = { _ in make() }
  }

  /// Adds an initialiser with one argument.
  public mutating func maker<A>(_ name: String, _ make: @escaping @MainActor (A) -> AnyObject?) {
    let make = unsafeBitCast(make, to: ((A) -> AnyObject?).self)
    description.makers[name] = { arguments in
      guard let first: A = argument(0, of: arguments) else { return nil }
      return make(first)
    }
  }

  /// Adds an initialiser with two arguments.
  public mutating func maker<A, B>(
    _ name: String, _ make: @escaping @MainActor (A, B) -> AnyObject?
  ) {
    let make = unsafeBitCast(make, to: ((A, B) -> AnyObject?).self)
    description.makers[name] = { arguments in
      guard let first: A = argument(0, of: arguments), let second: B = argument(1, of: arguments)
      else { return nil }
      return make(first, second)
    }
  }

  /// Adds an initialiser with three arguments.
  public mutating func maker<A, B, C>(
    _ name: String, _ make: @escaping @MainActor (A, B, C) -> AnyObject?
  ) {
    let make = unsafeBitCast(make, to: ((A, B, C) -> AnyObject?).self)
    description.makers[name] = { arguments in
      guard let first: A = argument(0, of: arguments), let second: B = argument(1, of: arguments),
        let third: C = argument(2, of: arguments)
      else { return nil }
      return make(first, second, third)
    }
  }

  /// Adds the method that is told of changes by key path.
  public mutating func observer(
    _ tell:
      @escaping @MainActor (
        Class, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    let tell = unsafeBitCast(
      tell,
      to: ((Class, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void)
        .self)
    description.observe = { observer, keyPath, object, change, context in
      guard let observer = observer as? Class else { return }
      tell(observer, keyPath, object, change, context)
    }
  }

  /// Marks what part the class plays.
  public mutating func role(_ name: String) { description.roles.insert(name) }
}

private func argument<A>(_ index: Int, of arguments: [Any?]) -> A? {
  let value: Any? = index < arguments.count ? arguments[index] : nil
  guard let value else { return value as? A }
  return value as? A
}

/// Tells the registry about a class, or more about one it knows: each file that declares members of the
/// class adds its own.
///
/// `name` is `Module.Outer.Name`; file and line say where it is declared.
public func _registerClass<Class: AnyObject>(
  _ type: Class.Type, _ name: String, file: String, line: Int,
  _ describe: (inout ClassBuilder<Class>) -> Void
) {
  var builder = ClassBuilder<Class>(name: name, file: file, line: line)
  describe(&builder)
  ClassRegistry.add(builder.description)
}
