import Foundation

/// Where the library and the modules that a program is compiled against lie.
package struct RuntimeLocation: Equatable, Sendable {
  /// The folder of `UIKit.swiftmodule` and the others.
  package var modules: URL
  /// The folder of `libUnderstudy.so`.
  package var libraries: URL
  /// Module maps of the C libraries that our modules import.
  package var moduleMaps: [URL]

  package init(modules: URL, libraries: URL, moduleMaps: [URL] = []) {
    self.modules = modules
    self.libraries = libraries
    self.moduleMaps = moduleMaps
  }

  /// The build folder that the tool itself lies in.
  package static func ofTool() throws -> RuntimeLocation {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return try beside(tool)
  }

  /// The runtime in the folder of this executable.
  package static func beside(_ tool: URL) throws -> RuntimeLocation {
    let folder = tool.deletingLastPathComponent()
    let manager = FileManager.default
    let modules = folder.appendingPathComponent("Modules")
    let library = folder.appendingPathComponent("libUnderstudy.so")
    guard manager.fileExists(atPath: modules.path), manager.fileExists(atPath: library.path) else {
      throw ProjectError(
        .build,
        "There is no libUnderstudy.so with its modules beside \(tool.path), so programs cannot be "
          + "built. Run swift build in Understudy's folder.")
    }
    return RuntimeLocation(
      modules: modules, libraries: folder, moduleMaps: moduleMaps(above: folder))
  }

  private static func moduleMaps(above folder: URL) -> [URL] {
    var current = folder
    while current.path != "/" {
      let sources = current.appendingPathComponent("Sources")
      if FileManager.default.fileExists(
        atPath: sources.appendingPathComponent("CCairo/module.modulemap").path)
      {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        return names.sorted().flatMap { name in
          ["module.modulemap", "include/module.modulemap"].map {
            sources.appendingPathComponent(name).appendingPathComponent($0)
          }
        }.filter { FileManager.default.fileExists(atPath: $0.path) }
      }
      current.deleteLastPathComponent()
    }
    return []
  }

  /// The modules that a program may import.
  package var moduleNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// Changes whenever the runtime is built anew.
  var stamp: String {
    let path = libraries.appendingPathComponent("libUnderstudy.so").path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(path) \(date) \((attributes?[.size] as? Int) ?? 0)"
  }
}
