import Foundation

/// One class of the program: how it is made, and its members that are reached by name.
package struct ClassDescription: @unchecked Sendable {
  /// The class itself.
  package let type: AnyClass
  /// `Module.Outer.Name`.
  package let qualifiedName: String
  /// Where it is declared.
  package let file: String
  package let line: Int
  /// Initialisers that take values known at run time, by their Swift name: `init(coder:)`.
  package var makers: [String: ([Any?]) -> AnyObject?] = [:]
  /// Methods reached by Objective-C name: actions of interface files and selectors made from strings.
  package var actions: [String: Selector] = [:]
  /// Properties marked `@IBOutlet`.
  package var outlets: [String: KeyAccess] = [:]
  /// Properties reached by key: inspectable, exposed to Objective-C, or named in a key path.
  package var properties: [String: KeyAccess] = [:]
  /// `observeValue(forKeyPath:of:change:context:)`, if the class has it.
  package var observe:
    ((AnyObject, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void)?
  /// What generated code found out about the class, such as `app-delegate`.
  package var roles: Set<String> = []

  package init(type: AnyClass, qualifiedName: String, file: String, line: Int) {
    self.type = type
    self.qualifiedName = qualifiedName
    self.file = file
    self.line = line
  }

  /// `Outer.Name` and `Name`.
  package var shortNames: [String] {
    let parts = qualifiedName.split(separator: ".")
    return (1..<max(parts.count, 1)).map { parts[$0...].joined(separator: ".") }
  }

  /// This and what another file knows of the same class.
  func merged(with other: ClassDescription) -> ClassDescription {
    var result = self
    result.makers.merge(other.makers) { first, _ in first }
    result.actions.merge(other.actions) { first, _ in first }
    result.outlets.merge(other.outlets) { first, _ in first }
    result.properties.merge(other.properties) { first, _ in first }
    result.roles.formUnion(other.roles)
    result.observe = observe ?? other.observe
    return result
  }

  /// Makes an instance through an initialiser of this Swift name; nil if it has none or it failed.
  package func make(_ initializer: String, _ arguments: Any?...) -> AnyObject? {
    makers[initializer]?(arguments)
  }
}

/// Reading and writing one property of an object whose class is not known to the compiler.
package struct KeyAccess: @unchecked Sendable {
  /// What became of a write.
  package enum Outcome: Equatable {
    case set
    /// The property has another type; the text names it.
    case wrongType(expected: String)
    case readOnly
    case unknownKey
  }

  package let get: (AnyObject) -> Any?
  package let set: (AnyObject, Any?) -> Outcome

  package init(get: @escaping (AnyObject) -> Any?, set: @escaping (AnyObject, Any?) -> Outcome) {
    self.get = get
    self.set = set
  }

  /// Access through a key path; writing converts numbers as key-value coding does.
  package init<Root: AnyObject, Value>(_ keyPath: KeyPath<Root, Value>) {
    get = { object in
      guard let root = object as? Root else { return nil }
      return flattened(root[keyPath: keyPath])
    }
    guard let writable = keyPath as? ReferenceWritableKeyPath<Root, Value> else {
      set = { _, _ in .readOnly }
      return
    }
    set = { object, value in
      guard let root = object as? Root else { return .unknownKey }
      guard let converted: Value = KeyValueConversion.convert(value) else {
        return .wrongType(expected: "\(Value.self)")
      }
      root[keyPath: writable] = converted
      return .set
    }
  }
}

/// An optional inside `Any` as a plain optional.
func flattened<Value>(_ value: Value) -> Any? {
  if let optional = value as? any AnyOptional { return optional.anyValue }
  return value
}

private protocol AnyOptional { var anyValue: Any? { get } }
extension Optional: AnyOptional { fileprivate var anyValue: Any? { self } }
