internal import Foundation

/// The font files that text is drawn with.
///
/// Nothing else on the machine is looked at: text comes out the same everywhere, and what is missing
/// is an error, never something similar.
package enum FontInventory {
  /// The family of the system font.
  package static let systemFamily = "Inter"
  /// The system font's family for large sizes, as iOS has one.
  static let displayFamily = "Inter Display"
  /// The family of characters that the others lack.
  static let fallbackFamily = "Noto Sans CJK JP"
  /// The family whose characters are all equally wide.
  package static let monospacedFamily = "DejaVu Sans Mono"

  private struct Source {
    var name: String
    var package: String
    var folder: String
    var prefixes: [String]
    var required: String
  }

  private static let sources = [
    Source(
      name: "Inter", package: "fonts-inter", folder: "opentype/inter",
      prefixes: ["Inter-", "InterDisplay-"], required: "Inter-Regular.otf"),
    Source(
      name: "Noto Sans CJK JP", package: "fonts-noto-cjk", folder: "opentype/noto",
      prefixes: ["NotoSansCJK-"], required: "NotoSansCJK-Regular.ttc"),
    Source(
      name: "DejaVu Sans", package: "fonts-dejavu-core", folder: "truetype/dejavu",
      prefixes: ["DejaVuSans.", "DejaVuSans-Bold.", "DejaVuSansMono.", "DejaVuSansMono-Bold."],
      required: "DejaVuSans.ttf"),
  ]

  private static let roots = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The fonts that are not installed, with the Debian packages that bring them.
  package static func missingFonts() -> [(name: String, package: String)] {
    sources.filter { !isInstalled($0) }.map { ($0.name, $0.package) }
  }

  private static func isInstalled(_ source: Source) -> Bool {
    files(of: source).contains { $0.hasSuffix("/" + source.required) }
  }

  private static func files(of source: Source) -> [String] {
    for root in roots {
      let folder = "\(root)/\(source.folder)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let found = names.filter { name in source.prefixes.contains { name.hasPrefix($0) } }
      if !found.isEmpty { return found.sorted().map { "\(folder)/\($0)" } }
    }
    return []
  }

  /// Every file, in a fixed order.
  static var files: [String] { sources.flatMap { files(of: $0) } }
}
