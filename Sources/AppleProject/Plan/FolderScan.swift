import Foundation

/// What lies in a folder of loose sources.
struct FolderScan {
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []
  private(set) var projects: [URL] = []
  private(set) var packageManifest: URL?
  /// Names of the folders under `Sources` of a package.
  private(set) var packageModules: [String] = []

  private static let skipped: Set<String> = [
    "Tests", "Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "fastlane",
    "vendor", "SourcePackages",
  ]
  /// Folders that are one thing, whatever they hold.
  private static let wholes: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "lproj"]

  init(_ root: URL) {
    scan(root, depth: 0)
    sources.sort()
    resources.sort()
  }

  private mutating func scan(_ folder: URL, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isPackage = names.contains("Package.swift")
    if isPackage, packageManifest == nil {
      packageManifest = folder.appendingPathComponent("Package.swift")
      let targets = folder.appendingPathComponent("Sources")
      packageModules = Self.folders(in: targets)
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        visitFolder(url, name: name, depth: depth)
      } else if url.pathExtension == "swift" {
        if name != "Package.swift" && !(name.hasPrefix("Package@") && isPackage) {
          sources.append(url.path)
        }
      } else {
        resources.append(url.path)
      }
    }
  }

  private mutating func visitFolder(_ url: URL, name: String, depth: Int) {
    switch url.pathExtension {
    case "xcodeproj": projects.append(url)
    case "xcworkspace", "playground", "framework", "xcframework", "app", "docc": break
    case let type where Self.wholes.contains(type) && type != "lproj": resources.append(url.path)
    default:
      if Self.skipped.contains(name) || Self.isTestFolder(name) { return }
      // A link that leads back up would never end.
      if (try? url.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true { return }
      if depth < 24 { scan(url, depth: depth + 1) }
    }
  }

  static func isTestFolder(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("UITests") || name == "Test"
  }

  private static func folders(in url: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: url.appendingPathComponent(name).path, isDirectory: &isFolder)
      return exists && isFolder.boolValue && !name.hasPrefix(".")
    }
  }

  /// The mode that `swift-tools-version` implies.
  var packageLanguageMode: String? {
    guard let packageManifest, let text = SourceReader.text(at: packageManifest.path) else {
      return nil
    }
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    guard let colon = line.lastIndex(of: ":") else { return nil }
    let version = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    return BuildSettings.languageMode(forSwiftVersion: version)
  }
}
