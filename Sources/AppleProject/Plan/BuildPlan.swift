import Foundation

/// What to compile, and what goes with it.
package struct BuildPlan: Equatable, Sendable {
  package var moduleName: String
  /// Absolute paths of the Swift files, sorted.
  package var sources: [String]
  package var settings = BuildSettings()
  package var resources = ResourceFiles()
  /// What was named: a file, a folder or a project.
  package var target: String
  /// Modules whose sources are compiled as part of the program: frameworks of the same project.
  package var mergedModules: Set<String> = []
  package var notes: [String] = []

  package init(moduleName: String, sources: [String], target: String) {
    self.moduleName = moduleName
    self.sources = sources
    self.target = target
  }

  /// A name as a Swift module name: `My App-2` → `My_App_2`.
  package static func moduleName(from name: String) -> String {
    var result = String(
      name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if result.first?.isNumber == true { result = "_" + result }
    // A module of ours or of the toolchain cannot be the program's own.
    let taken: Set<String> = [
      "Swift", "Foundation", "UIKit", "SwiftUI", "QuartzCore", "CoreGraphics",
    ]
    if result.isEmpty || taken.contains(result) { result += "App" }
    return result
  }
}

/// Settings that change how Swift reads the sources.
package struct BuildSettings: Equatable, Sendable {
  /// `4`, `4.2`, `5` or `6`, from `SWIFT_VERSION`.
  package var languageMode = "5"
  /// `MainActor` or nil, from `SWIFT_DEFAULT_ACTOR_ISOLATION`.
  package var defaultIsolation: String?
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`.
  package var conditions: Set<String> = ["DEBUG"]
  /// `SWIFT_UPCOMING_FEATURE_…` and `SWIFT_APPROACHABLE_CONCURRENCY`, as names of features.
  package var upcomingFeatures: [String] = []

  package init() {}

  /// The compiler's language mode for a `SWIFT_VERSION`; it refuses 3, whose sources are nearest to 4.
  package static func languageMode(forSwiftVersion version: String) -> String {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    switch (parts.first ?? 5, parts.count > 1 ? parts[1] : 0) {
    case (..<4, _): return "4"
    case (4, let minor): return minor >= 2 ? "4.2" : "4"
    case (5, _): return "5"
    default: return "6"
    }
  }
}

/// Files of the program that are not Swift. The names are those of `program.json`.
package struct ResourceFiles: Codable, Equatable, Sendable {
  package var target: String?
  package var mainStoryboard: String?
  package var sceneDelegateClassName: String?
  package var iosVersion: String?
  package var infoPlist: String?
  package var storyboards: [String] = []
  package var xibs: [String] = []
  package var assetCatalogs: [String] = []
  package var strings: [String] = []
  package var images: [String] = []
  package var others: [String] = []

  package init() {}

  /// Puts a file into the list of its kind; Swift, projects and build products belong to none.
  package mutating func add(_ path: String) {
    let url = URL(fileURLWithPath: path)
    switch url.pathExtension.lowercased() {
    case "storyboard": storyboards.append(path)
    case "xib": xibs.append(path)
    case "xcassets": assetCatalogs.append(path)
    case "strings", "stringsdict", "xcstrings": strings.append(path)
    case "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "heic": images.append(path)
    case "ttf", "otf", "ttc", "json", "txt", "html", "csv", "mp3", "wav", "m4a", "mp4", "mov",
      "plist",
      "bundle", "xcdatamodeld":
      if url.lastPathComponent == "Info.plist" {
        if infoPlist == nil { infoPlist = path }
      } else {
        others.append(path)
      }
    default: break
    }
  }

  package mutating func sort() {
    storyboards.sort()
    xibs.sort()
    assetCatalogs.sort()
    strings.sort()
    images.sort()
    others.sort()
  }

  /// Every file that `Bundle.main` shall find by its name.
  package var bundled: [String] { storyboards + xibs + strings + images + others }
}
