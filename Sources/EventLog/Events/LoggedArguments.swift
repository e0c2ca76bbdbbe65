/// The arguments of a logged call by name, in the order in which the call takes them.
package struct LoggedArguments: Hashable, Sendable {
  /// One argument.
  package struct Argument: Hashable, Sendable {
    /// The label, or the parameter's name where the call has no label.
    package var name: String
    /// The value.
    package var value: LoggedValue
  }

  /// All arguments, first to last.
  package var all: [Argument]

  /// Makes the list from names and values of any type.
  package init(_ arguments: [(String, Any)] = []) {
    all = arguments.map { Argument(name: $0.0, value: LoggedValue($0.1)) }
  }

  /// The value of the argument called `name`.
  package subscript(name: String) -> LoggedValue? {
    all.first { $0.name == name }?.value
  }

  /// Whether the call has no arguments.
  package var isEmpty: Bool { all.isEmpty }
}

extension LoggedArguments: Codable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads what ``encode(to:)`` or a trace has written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
    all = try keys.map { key in
      Argument(name: key.stringValue, value: try container.decode(LoggedValue.self, forKey: key))
    }
  }

  /// Writes plain JSON.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for argument in all {
      try container.encode(argument.value, forKey: Key(stringValue: argument.name))
    }
  }
}
