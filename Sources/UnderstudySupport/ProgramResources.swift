import Foundation

/// Files and settings of the program that are not Swift, as the builder found them.
///
/// The tool writes them beside the executable, in `program.json`.
package struct ProgramResources: Codable, Equatable, Sendable {
  /// What the user named: a file, a folder or a project.
  package var target: String?
  /// `UIMainStoryboardFile` or the scene's `UISceneStoryboardFile`, without the extension.
  package var mainStoryboard: String?
  /// `UISceneDelegateClassName` of the first scene, with its module.
  package var sceneDelegateClassName: String?
  /// The simulated system.
  package var iosVersion: String?
  package var infoPlist: String?
  /// Absolute paths.
  package var storyboards: [String] = []
  package var xibs: [String] = []
  package var assetCatalogs: [String] = []
  package var strings: [String] = []
  package var images: [String] = []
  package var others: [String] = []

  package init() {}

  /// What the builder wrote for the running executable; empty if nothing.
  package static func besideExecutable() -> ProgramResources {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let file = executable.deletingLastPathComponent().appendingPathComponent("program.json")
    guard let data = try? Data(contentsOf: file),
      let resources = try? JSONDecoder().decode(ProgramResources.self, from: data)
    else { return ProgramResources() }
    return resources
  }

  /// The storyboard of this name, localised ones in `Base.lproj` first.
  package func storyboard(named name: String) -> String? {
    Self.named(name, in: storyboards)
  }

  /// The xib of this name.
  package func xib(named name: String) -> String? { Self.named(name, in: xibs) }

  private static func named(_ name: String, in paths: [String]) -> String? {
    let found = paths.filter {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent == name
    }
    return found.first { $0.contains("/Base.lproj/") } ?? found.first
  }
}
