import Foundation

/// One target of an Xcode project.
struct XcodeTarget {
  let id: String
  let object: XcodeProject.Object
  let project: XcodeProject

  var name: String { object["name"] as? String ?? "App" }
  private var productType: String { object["productType"] as? String ?? "" }
  var isApplication: Bool { productType == "com.apple.product-type.application" }
  var isLibrary: Bool {
    productType.hasPrefix("com.apple.product-type.framework")
      || productType.hasPrefix("com.apple.product-type.library")
  }

  /// Whether it is built for iPhones: not for watches, televisions or Macs alone.
  var isForPhones: Bool {
    let platforms = (setting("SUPPORTED_PLATFORMS") ?? "") + " " + (setting("SDKROOT") ?? "")
    let names = platforms.trimmingCharacters(in: .whitespaces)
    return names.isEmpty || names.contains("iphone") || names.contains("auto")
  }

  /// Targets of the same project that it needs, and those they need.
  func dependencies(_ seen: Set<String> = []) -> [XcodeTarget] {
    project.list(object["dependencies"]).flatMap { _, dependency -> [XcodeTarget] in
      guard let id = dependency["target"] as? String, !seen.contains(id),
        let object = project.object(id)
      else { return [] }
      let target = XcodeTarget(id: id, object: object, project: project)
      return [target] + target.dependencies(seen.union([self.id, id]))
    }
  }

  // MARK: Settings

  /// A build setting of the debug configuration, the target's before the project's.
  func setting(_ name: String) -> String? {
    for list in [project.object(object["buildConfigurationList"]), project.buildConfigurationList] {
      let configurations = project.list(list?["buildConfigurations"]).map(\.object)
      let chosen =
        configurations.first { ($0["name"] as? String) == "Debug" } ?? configurations.first
      guard let settings = chosen?["buildSettings"] as? XcodeProject.Object else { continue }
      if let value = settings[name] as? String { return value }
      if let values = settings[name] as? [String] { return values.joined(separator: " ") }
    }
    return nil
  }

  var moduleName: String {
    let name = setting("PRODUCT_MODULE_NAME") ?? setting("PRODUCT_NAME") ?? self.name
    let expanded = name.replacingOccurrences(of: "$(TARGET_NAME)", with: self.name)
      .replacingOccurrences(of: "${TARGET_NAME}", with: self.name)
      .replacingOccurrences(of: "$(TARGET_NAME:c99extidentifier)", with: self.name)
      .replacingOccurrences(of: "$(PRODUCT_NAME:c99extidentifier)", with: self.name)
    return BuildPlan.moduleName(from: expanded.contains("$") ? self.name : expanded)
  }

  var buildSettings: BuildSettings {
    var result = BuildSettings()
    if let version = setting("SWIFT_VERSION") {
      result.languageMode = BuildSettings.languageMode(forSwiftVersion: version)
    }
    if setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      result.defaultIsolation = "MainActor"
    }
    let words = (setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "DEBUG").split(separator: " ")
    result.conditions = Set(words.map(String.init).filter { !$0.contains("$") })
    result.conditions.insert("DEBUG")
    if setting("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" {
      result.upcomingFeatures += [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ]
    }
    if setting("SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS") == "YES" {
      result.upcomingFeatures.append("BareSlashRegexLiterals")
    }
    return result
  }

  // MARK: Files

  /// The files of its build phases and of its synchronized folders.
  var files: [String] {
    var result: [String] = []
    for (_, phase) in project.list(object["buildPhases"]) {
      let type = phase["isa"] as? String
      guard type == "PBXSourcesBuildPhase" || type == "PBXResourcesBuildPhase" else { continue }
      for (_, file) in project.list(phase["files"]) {
        guard let id = file["fileRef"] as? String, let reference = project.object(id) else {
          continue
        }
        let children = reference["children"] as? [String]
        // A localised file is a group of its versions.
        for one in children ?? [id] {
          if let path = project.path(of: one) { result.append(path) }
        }
      }
    }
    for (id, folder) in project.list(object["fileSystemSynchronizedGroups"]) {
      guard let root = project.path(of: id) else { continue }
      let excluded = exceptions(of: folder).map { root + "/" + $0 }
      let scan = FolderScan(URL(fileURLWithPath: root))
      result += (scan.sources + scan.resources).filter { path in
        !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
    }
    return result
  }

  /// What a synchronized folder keeps out of this target.
  private func exceptions(of folder: XcodeProject.Object) -> [String] {
    project.list(folder["exceptions"]).flatMap { _, set -> [String] in
      guard set["isa"] as? String == "PBXFileSystemSynchronizedBuildFileExceptionSet",
        set["target"] as? String == id
      else { return [] }
      return set["membershipExceptions"] as? [String] ?? []
    }
  }

  /// The path of its `Info.plist`, if it is a file of the project.
  var infoPlist: String? {
    guard var path = setting("INFOPLIST_FILE") else { return nil }
    let base = project.url.deletingLastPathComponent().path
    for name in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"] {
      path = path.replacingOccurrences(of: name, with: "")
    }
    path = path.replacingOccurrences(of: "$(TARGET_NAME)", with: name)
    let full = path.hasPrefix("/") ? path : base + "/" + path
    return FileManager.default.fileExists(atPath: full) ? full : nil
  }
}
