import Foundation

/// An argument of a logged call: a scalar of JSON.
package enum LoggedValue: Hashable, Sendable {
  /// No value.
  case null
  /// Yes or no.
  case bool(Bool)
  /// A number; written with three decimals at most.
  case number(Double)
  /// A text, the name of an enum's case, or the class of an object.
  case string(String)

  /// Describes any value without an address: numbers and texts as they are, objects by their
  /// class, geometry as `x,y,width,height`, enum cases by name, anything else by its type.
  package init(_ value: Any) {
    self = Self.scalar(value) ?? Self.geometry(value) ?? Self.named(value)
  }

  /// The value as a reader sees it.
  package var description: String {
    switch self {
    case .null: "nil"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): NumberText.text(value)
    case .string(let value): value
    }
  }

  private static func scalar(_ value: Any) -> LoggedValue? {
    switch value {
    case let value as LoggedValue: value
    case let value as Bool: .bool(value)
    case let value as String: .string(value)
    case let value as Double: .number(value)
    case let value as Float: .number(Double(value))
    case let value as CGFloat: .number(Double(value))
    case let value as any BinaryInteger: .number(Double(Int64(clamping: value)))
    default: nil
    }
  }

  private static func geometry(_ value: Any) -> LoggedValue? {
    let parts: [CGFloat]
    switch value {
    case let point as CGPoint: parts = [point.x, point.y]
    case let size as CGSize: parts = [size.width, size.height]
    case let rect as CGRect:
      parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    default: return nil
    }
    return .string(parts.map { NumberText.text(Double($0)) }.joined(separator: ","))
  }

  private static func named(_ value: Any) -> LoggedValue {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { LoggedValue($0.value) } ?? .null
    case .enum:
      if let child = mirror.children.first { return .string(child.label ?? "") }
      return .string("\(value)")
    case .class:
      return .string(className(of: value as AnyObject))
    default:
      if let type = value as? any Any.Type { return .string(className(of: type)) }
      return .string(className(of: type(of: value)))
    }
  }
}

extension LoggedValue: Codable {
  /// Reads what ``encode(to:)`` or a trace has written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes plain JSON.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}
