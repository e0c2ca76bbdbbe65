import Foundation

/// Plans the build of an application target.
struct XcodePlanner {
  let project: URL
  let targetName: String?

  func plan() throws -> BuildPlan {
    let xcode = try XcodeProject(project)
    let target = try chooseTarget(xcode)
    var plan = BuildPlan(moduleName: target.moduleName, sources: [], target: project.path)
    plan.settings = target.buildSettings
    add(target, to: &plan)
    for library in target.dependencies() where library.isLibrary {
      add(library, to: &plan)
      plan.mergedModules.insert(library.moduleName)
    }
    addPackages(of: xcode, to: &plan)
    plan.resources.infoPlist = target.infoPlist
    if let main = target.setting("INFOPLIST_KEY_UIMainStoryboardFile") {
      plan.resources.mainStoryboard = InfoPlist.withoutExtension(main)
    }
    let missing = plan.sources.filter { !FileManager.default.fileExists(atPath: $0) }
    if !missing.isEmpty {
      plan.sources.removeAll { missing.contains($0) }
      plan.notes += missing.sorted().map {
        "\($0) is listed in \(project.lastPathComponent), but not there"
      }
    }
    guard !plan.sources.isEmpty else {
      throw ProjectError(
        .usage,
        "The target \(target.name) of \(project.path) has no Swift files. Name another one "
          + "with --target, or the folder with the sources.")
    }
    return plan
  }

  private func add(_ target: XcodeTarget, to plan: inout BuildPlan) {
    for file in target.files {
      if file.hasSuffix(".swift") {
        plan.sources.append(file)
      } else if !file.hasSuffix("/Info.plist") {
        plan.resources.add(file)
      }
    }
  }

  /// Sources of packages beside the project are compiled with it.
  private func addPackages(of xcode: XcodeProject, to plan: inout BuildPlan) {
    for package in xcode.localPackages {
      let sources = package.appendingPathComponent("Sources")
      let scan = FolderScan(sources)
      plan.sources += scan.sources
      scan.resources.forEach { plan.resources.add($0) }
      plan.mergedModules.formUnion(FolderScan(package).packageModules)
    }
  }

  private func chooseTarget(_ xcode: XcodeProject) throws -> XcodeTarget {
    let targets = xcode.targets
    if let targetName {
      if let found = targets.first(where: { $0.name == targetName }) { return found }
      throw ProjectError(
        .usage,
        "\(project.path) has no target \(targetName). Its targets are "
          + "\(targets.map(\.name).joined(separator: ", ")).")
    }
    let applications = targets.filter { $0.isApplication && $0.isForPhones }
    if applications.count == 1 { return applications[0] }
    let own = project.deletingPathExtension().lastPathComponent
    if let named = applications.first(where: { $0.name == own }) { return named }
    if applications.isEmpty {
      // A framework alone can still be shown: its screens and animators are.
      let libraries = targets.filter { $0.isLibrary && $0.isForPhones }
      if let library = libraries.first(where: { $0.name == own }) ?? libraries.first {
        return library
      }
      throw ProjectError(
        .usage, "\(project.path) has no application for iOS. Name the folder with the sources.")
    }
    throw ProjectError(
      .usage,
      "\(project.path) has \(applications.count) applications: "
        + "\(applications.map(\.name).joined(separator: ", ")). Choose one with --target NAME.")
  }

  /// The project of a folder: the only one with an application, the nearest to the top first.
  static func choose(among projects: [URL], in folder: URL, targetName: String?) throws -> URL? {
    guard projects.count > 1 else { return projects.first }
    let depth = { (url: URL) in url.pathComponents.count }
    let readable = projects.compactMap { url in (try? XcodeProject(url)).map { (url, $0) } }
    let candidates = readable.filter { _, xcode in
      xcode.targets.contains { target in
        targetName.map { target.name == $0 } ?? (target.isApplication && target.isForPhones)
      }
    }
    let choices = (candidates.isEmpty ? readable : candidates).map(\.0)
    guard let nearest = choices.map(depth).min() else { return projects.first }
    let top = choices.filter { depth($0) == nearest }
    if top.count == 1 { return top[0] }
    if let named = top.first(where: {
      $0.deletingPathExtension().lastPathComponent == folder.lastPathComponent
    }) {
      return named
    }
    throw ProjectError(
      .usage,
      "\(folder.path) has \(top.count) projects with an application: "
        + "\(top.map(\.lastPathComponent).joined(separator: ", ")). Name one of them.")
  }
}
