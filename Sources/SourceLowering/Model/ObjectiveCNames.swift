/// Swift's rules for the Objective-C names of methods.
enum ObjectiveCNames {
  /// A first label that begins with one of these is not joined by "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// `pan(_:)` → `pan:`, `zoom(view:to:)` → `zoomWithView:to:`, `move(to:)` → `moveTo:`.
  static func selector(name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      let word = first.prefix { !$0.isUppercase }
      let capitalized = first.prefix(1).uppercased() + first.dropFirst()
      result += prepositions.contains(String(word)) ? capitalized : "With" + capitalized
    }
    return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// `title` → `setTitle:`.
  static func setter(_ property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }
}
