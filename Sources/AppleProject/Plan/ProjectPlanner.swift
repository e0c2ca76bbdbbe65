import Foundation

/// Turns what a person names on the command line into a plan.
package enum ProjectPlanner {
  /// Plans the build of a Swift file, a folder, a project or a package.
  ///
  /// - Parameter targetName: Which application of a project with several.
  package static func plan(_ target: String, targetName: String? = nil) throws -> BuildPlan {
    let url = URL(fileURLWithPath: target).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ProjectError(
        .usage,
        "There is no file or folder \(target). Name a Swift file, a folder with Swift files, an "
          + ".xcodeproj or a Swift package.")
    }
    var plan: BuildPlan
    if !isFolder.boolValue {
      plan = try planFile(url, named: target)
    } else if url.pathExtension == "xcodeproj" {
      plan = try XcodePlanner(project: url, targetName: targetName).plan()
    } else if url.pathExtension == "xcworkspace" {
      plan = try planFolder(url.deletingLastPathComponent(), named: target, targetName: targetName)
    } else {
      plan = try planFolder(url, named: target, targetName: targetName)
    }
    OwnModules(near: isFolder.boolValue ? url : url.deletingLastPathComponent()).add(to: &plan)
    plan.target = url.path
    plan.resources.target = url.path
    plan.resources.sort()
    plan.sources = Array(Set(plan.sources)).sorted()
    try InfoPlist.apply(to: &plan)
    try requireInterfaceCode(plan, named: target)
    return plan
  }

  private static func planFile(_ url: URL, named target: String) throws -> BuildPlan {
    guard url.pathExtension == "swift" else {
      throw ProjectError(
        .usage,
        "\(target) is not a Swift file. Name a .swift file, a folder with Swift files, an .xcodeproj "
          + "or a Swift package.")
    }
    let name = url.deletingPathExtension().lastPathComponent
    return BuildPlan(
      moduleName: BuildPlan.moduleName(from: name), sources: [url.path], target: url.path)
  }

  private static func planFolder(
    _ url: URL, named target: String, targetName: String?
  ) throws -> BuildPlan {
    let scan = FolderScan(url)
    if let project = try XcodePlanner.choose(among: scan.projects, in: url, targetName: targetName)
    {
      return try XcodePlanner(project: project, targetName: targetName).plan()
    }
    guard !scan.sources.isEmpty else {
      throw ProjectError(
        .usage,
        "There are no Swift files in \(target). Tests, .build, Pods, Carthage and DerivedData are not "
          + "looked into; name the folder with the program's sources.")
    }
    let name = url.path == "/" ? "App" : url.lastPathComponent
    var plan = BuildPlan(
      moduleName: BuildPlan.moduleName(from: name), sources: scan.sources, target: url.path)
    scan.resources.forEach { plan.resources.add($0) }
    plan.mergedModules = Set(scan.packageModules)
    if scan.packageManifest != nil {
      plan.settings.languageMode = scan.packageLanguageMode ?? "5"
    }
    return plan
  }

  /// A program without a user interface is more likely the wrong folder than a program to show.
  private static func requireInterfaceCode(_ plan: BuildPlan, named target: String) throws {
    let modules = ["UIKit", "SwiftUI"]
    for source in plan.sources {
      guard let text = SourceReader.text(at: source) else { continue }
      if modules.contains(where: {
        text.contains("import \($0)") || text.contains("import class \($0)")
      }) {
        return
      }
    }
    throw ProjectError(
      .usage,
      "None of the \(plan.sources.count) Swift file\(plan.sources.count == 1 ? "" : "s") of \(target) "
        + "imports UIKit or SwiftUI, so there is nothing to show. Name the folder or project of the "
        + "application.")
  }
}

/// Reads source files, whatever their encoding.
package enum SourceReader {
  package static func text(at path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    if let text = String(data: data, encoding: .utf8) { return text }
    if let text = String(data: data, encoding: .utf16), data.starts(with: [0xFF, 0xFE]) {
      return text
    }
    return String(decoding: data, as: UTF8.self)
  }
}
