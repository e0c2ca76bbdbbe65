import Foundation

/// The folder of a built program, where `Bundle.main` finds its resources.
struct ProgramFolder {
  let url: URL

  init(_ url: URL) { self.url = url }

  /// Links every resource beside the executable, under its own name, and writes `program.json`.
  func placeResources(_ resources: ResourceFiles) throws {
    let manager = FileManager.default
    var links: [String: String] = [:]
    for path in resources.bundled + resources.assetCatalogs {
      let name = URL(fileURLWithPath: path).lastPathComponent
      // Of several languages the base one stays.
      if links[name] == nil || path.contains("/Base.lproj/") { links[name] = path }
    }
    if let list = resources.infoPlist { links["Info.plist"] = list }
    for (name, path) in links where !["program", "program.json", "sources"].contains(name) {
      let link = url.appendingPathComponent(name)
      if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == path { continue }
      try? manager.removeItem(at: link)
      try? manager.createSymbolicLink(atPath: link.path, withDestinationPath: path)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(resources)
      let file = url.appendingPathComponent("program.json")
      if manager.contents(atPath: file.path) != data { try data.write(to: file, options: .atomic) }
    } catch {
      throw ProjectError(.build, "\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
