package import Foundation

/// Layouts made lately, so that measuring and then drawing breaks lines once.
package enum TextLayoutCache {
  private struct Key: Hashable {
    var runs: [TextRun]
    var width: CGFloat?
    var maximumLines: Int
    var paragraph: TextParagraph
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var layouts: [Key: TextLayout] = [:]
  nonisolated(unsafe) private static var order: [Key] = []
  private static let capacity = 512

  /// The layout for these values, made if it is not known.
  package static func layout(
    runs: [TextRun], width: CGFloat? = nil, maximumLines: Int = 0,
    paragraph: TextParagraph = TextParagraph()
  ) -> TextLayout {
    let key = Key(runs: runs, width: width, maximumLines: maximumLines, paragraph: paragraph)
    if let known = lock.withLock({ layouts[key] }) { return known }
    let made = TextLayout(
      runs: runs, width: width, maximumLines: maximumLines, paragraph: paragraph)
    lock.withLock {
      if layouts.updateValue(made, forKey: key) == nil { order.append(key) }
      if order.count > capacity {
        for old in order.prefix(capacity / 2) { layouts[old] = nil }
        order.removeFirst(capacity / 2)
      }
    }
    return made
  }
}
