import Foundation
import ObjectiveC
import TextLayout

/// Fonts by name.
enum FontNames {
  /// Families that iOS has, drawn with the system font.
  private static let families = [
    "helveticaneue", "helvetica", "arial", "avenirnext", "avenir", "sfprotext", "sfprodisplay",
    "sfprorounded", "sfuitext", "sfuidisplay", "sanfranciscotext", "sanfranciscodisplay",
    ".sfui", ".applesystemuifont", "futura", "gillsans", "optima", "georgia", "timesnewroman",
    "palatino", "baskerville", "didot", "hiraginosans", "hirakakuprow", "trebuchetms", "verdana",
    "americantypewriter", "chalkboardse", "markerfelt", "noteworthy", "snellroundhand", "zapfino",
    "hoeflertext", "cochin", "copperplate", "papyrus", "charter", "gotham", "system",
  ]
  private static let monospaced = ["menlo", "couriernew", "courier", "sfmono"]

  static func style(named name: String, size: CGFloat) -> TypefaceStyle? {
    let size = size <= 0 ? 12 : size
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = parts.first.map(String.init) ?? name
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    var style = TypefaceStyle(size: size)
    style.weight = weight(in: face.isEmpty ? name.lowercased() : face)
    style.isItalic = face.contains("italic") || face.contains("oblique")
    if let own = known(name) ?? known(family) {
      style.family = own
      if face.isEmpty { style.weight = weight(in: name.dropFirst(own.count).lowercased()) }
      return style
    }
    let plain = family.lowercased().filter { $0 != " " }
    if families.contains(where: { plain.hasPrefix($0) }) {
      unsupported("UIFont(name: \"\(name)\", size:)", "drawn with the system font")
      return style
    }
    if monospaced.contains(where: { plain.hasPrefix($0) }) {
      style.family = FontInventory.monospacedFamily
      return style
    }
    return nil
  }

  private static func known(_ name: String) -> String? {
    let plain = name.lowercased().filter { $0 != " " }
    return FontInventory.families.first { $0.lowercased().filter { $0 != " " } == plain }
  }

  private static func weight(in face: some StringProtocol) -> CGFloat {
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("w3", .light),
      ("light", .light), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold),
      ("w6", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
      ("bold", .bold),
    ]
    return weights.first { face.contains($0.0) }?.1.rawValue ?? 0
  }

  static func postscriptName(of style: TypefaceStyle) -> String {
    let face: String
    switch style.weight {
    case ..<(-0.7): face = "Ultralight"
    case ..<(-0.5): face = "Thin"
    case ..<(-0.2): face = "Light"
    case ..<0.115: face = "Regular"
    case ..<0.265: face = "Medium"
    case ..<0.35: face = "Semibold"
    case ..<0.48: face = "Bold"
    case ..<0.59: face = "Heavy"
    default: face = "Black"
    }
    let family = style.family == FontInventory.systemFamily ? ".SFUI" : style.family
    return "\(family)-\(face)\(style.isItalic ? "Italic" : "")"
  }
}
