import Foundation

/// Tells a missing piece of Understudy from a mistake in the program.
package enum MissingInterface {
  private static let prefixes = [
    "UI", "CA", "CG", "NS", "AV", "WK", "MK", "PH", "CL", "SK", "SCN", "MTL", "CI", "CT", "UT",
    "MF",
    "SF", "LA", "EK", "CN", "MP", "QL", "GK", "UN", "AS", "LP", "VN", "ML", "CB", "CM", "HK", "PK",
  ]

  /// The sentence that follows a compiler error about an API of Apple's that is not here yet.
  package static func sentence(for message: String) -> String? {
    if let module = quoted(after: "no such module ", in: message) {
      return "Understudy has no module \(module); packages are compiled only if their sources are "
        + "part of the target."
    }
    for opening in ["cannot find type ", "cannot find "] {
      if let name = quoted(after: opening, in: message), isApple(name) { return notYet(name) }
    }
    for opening in ["value of type ", "type "] {
      guard let type = quoted(after: opening, in: message),
        let member = quoted(after: "has no member ", in: message)
      else { continue }
      let plain = type.trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
      let bare = plain.replacingOccurrences(of: "any ", with: "")
      if isApple(bare) { return notYet("\(bare).\(member)") }
    }
    return nil
  }

  private static func notYet(_ name: String) -> String { "Understudy does not have \(name) yet." }

  private static func isApple(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      // `UIView`, `CGRect`; not `UIdentifier` nor `Camera`.
      return name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }

  private static func quoted(after opening: String, in message: String) -> String? {
    guard let start = message.range(of: opening + "'") else { return nil }
    let rest = message[start.upperBound...]
    guard let end = rest.firstIndex(of: "'") else { return nil }
    return String(rest[..<end])
  }
}
