import CoreGraphics
import Foundation

/// Colours and pictures of the program's `.xcassets` folders.
enum AssetCatalog {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var colors: [String: UIColor.Storage?] = [:]

  static func forget() {
    lock.withLock { colors = [:] }
    ImageStore.forget()
  }

  static func color(named name: String, in bundle: Bundle?) -> UIColor.Storage? {
    if let known = lock.withLock({ colors[name] }) { return known }
    let found = readColor(name)
    lock.withLock { colors[name] = .some(found) }
    return found
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func folder(named name: String, kind: String) -> URL? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let all = ResourceBundles.all(named: "\(last).\(kind)")
    return all.first { $0.path.hasSuffix("/\(name).\(kind)") } ?? all.first
  }

  private static func readColor(_ name: String) -> UIColor.Storage? {
    guard let folder = folder(named: name, kind: "colorset"),
      let entries = contents(of: folder)?["colors"] as? [[String: Any]]
    else { return nil }
    var light: UIColor?
    var dark: UIColor?
    for entry in entries {
      guard let color = (entry["color"] as? [String: Any]).flatMap(parse) else { continue }
      let looks = entry["appearances"] as? [[String: String]] ?? []
      if looks.isEmpty {
        light = light ?? color
      } else if looks.contains(where: { $0["value"] == "dark" }), looks.count == 1 {
        dark = color
      } else if looks.contains(where: { $0["value"] == "light" }), looks.count == 1 {
        light = color
      }
    }
    guard let first = light ?? dark else { return nil }
    guard let dark else { return first.storage }
    return .dynamic { $0.userInterfaceStyle == .dark ? dark : first }
  }

  private static func parse(_ color: [String: Any]) -> UIColor? {
    if let reference = color["reference"] as? String { return SystemColors.named(reference) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func component(_ key: String) -> CGFloat {
      if let number = components[key] as? NSNumber { return CGFloat(number.doubleValue) }
      guard let text = components[key] as? String else { return key == "alpha" ? 1 : 0 }
      if text.hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let value = CGFloat(Double(text) ?? 0)
      return text.contains(".") ? value : value / (key == "alpha" ? 1 : 255)
    }
    if components["white"] != nil {
      return UIColor(white: component("white"), alpha: component("alpha"))
    }
    let (r, g, b) = (component("red"), component("green"), component("blue"))
    return color["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: r, green: g, blue: b, alpha: component("alpha"))
      : UIColor(red: r, green: g, blue: b, alpha: component("alpha"))
  }

  /// The files of a picture, and how it wants to be drawn.
  struct ImageSet {
    var light: [(scale: CGFloat, file: URL)] = []
    var dark: [(scale: CGFloat, file: URL)] = []
    var renderingMode = UIImage.RenderingMode.automatic
  }

  static func imageSet(named name: String) -> ImageSet? {
    guard let folder = folder(named: name, kind: "imageset"), let contents = contents(of: folder),
      let entries = contents["images"] as? [[String: Any]]
    else { return nil }
    var set = ImageSet()
    for entry in entries {
      guard let file = entry["filename"] as? String else { continue }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      let looks = entry["appearances"] as? [[String: String]] ?? []
      let pair = (scale: CGFloat(scale), file: folder.appendingPathComponent(file))
      if looks.contains(where: { $0["value"] == "dark" }) {
        set.dark.append(pair)
      } else {
        set.light.append(pair)
      }
    }
    let intent = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    if intent == "template" { set.renderingMode = .alwaysTemplate }
    if intent == "original" { set.renderingMode = .alwaysOriginal }
    return set
  }
}

/// Pictures by name, read once.
enum ImageStore {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var images: [String: UIImage?] = [:]

  static func forget() { lock.withLock { images = [:] } }

  static func image(
    named name: String, bundle: Bundle?, traits: UITraitCollection
  ) -> UIImage? {
    let scale = traits.effectiveScale
    let key = "\(name)|\(scale)|\(traits.userInterfaceStyle)|\(bundle?.bundlePath ?? "")"
    if let known = lock.withLock({ images[key] }) { return known }
    let found = read(name, bundle: bundle, traits: traits, scale: scale)
    lock.withLock { images[key] = .some(found) }
    return found
  }

  private static func read(
    _ name: String, bundle: Bundle?, traits: UITraitCollection, scale: CGFloat
  ) -> UIImage? {
    if let set = AssetCatalog.imageSet(named: name) {
      let files = traits.userInterfaceStyle == .dark && !set.dark.isEmpty ? set.dark : set.light
      if let best = best(of: files, for: scale), let image = load(best.file, scale: best.scale) {
        return set.renderingMode == .automatic ? image : image.withRenderingMode(set.renderingMode)
      }
    }
    var files: [(scale: CGFloat, file: URL)] = []
    let ending = (name as NSString).pathExtension
    let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
    let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp", "svg"] : [ending]
    for ending in endings {
      for (suffix, factor) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
        if let file = ResourceBundles.url(named: "\(stem)\(suffix).\(ending)", in: bundle) {
          files.append((factor, file))
        }
      }
      if !files.isEmpty { break }
    }
    return best(of: files, for: scale).flatMap { load($0.file, scale: $0.scale) }
  }

  private static func best(
    of files: [(scale: CGFloat, file: URL)], for scale: CGFloat
  ) -> (scale: CGFloat, file: URL)? {
    files.min { abs($0.scale - scale) < abs($1.scale - scale) }
  }

  private static func load(_ file: URL, scale: CGFloat) -> UIImage? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return UIImage(data: data, scale: scale)
  }
}
