import Foundation
import SourceLowering

/// Lowers and compiles a planned program into an executable that the tool runs as a child.
package struct ProgramBuilder {
  /// A program that was built.
  package struct Program: Sendable {
    package var executable: URL
    /// The folder of the executable, of its resources and of `program.json`.
    package var folder: URL
    /// Whether nothing had changed since it was last built.
    package var wasCached: Bool
    /// Remarks worth a line each: dropped imports, APIs without effect.
    package var notes: [String]
    package var warnings: [String]
  }

  package var plan: BuildPlan
  package var runtime: RuntimeLocation
  package var iosVersion: SystemVersion
  package var cache: URL
  package var observer: (any BuildObserver)?

  package init(
    plan: BuildPlan, runtime: RuntimeLocation, iosVersion: SystemVersion = SystemVersion("18.0")!,
    cache: URL? = nil
  ) {
    self.plan = plan
    self.runtime = runtime
    self.iosVersion = iosVersion
    self.cache = cache ?? Self.defaultCache(for: runtime)
  }

  /// `.build/understudy-cache` where the tool lies in a build folder, else the user's cache folder.
  package static func defaultCache(for runtime: RuntimeLocation) -> URL {
    var folder = runtime.libraries
    while folder.path != "/" {
      if folder.lastPathComponent == ".build" {
        return folder.appendingPathComponent("understudy-cache")
      }
      folder.deleteLastPathComponent()
    }
    let environment = ProcessInfo.processInfo.environment
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      return URL(fileURLWithPath: base).appendingPathComponent("understudy")
    }
    return URL(fileURLWithPath: environment["HOME"] ?? "/tmp")
      .appendingPathComponent(".cache/understudy")
  }

  /// Builds the program, or finds it built.
  package func build() throws -> Program {
    let lowered = try lower()
    let folder = cache.appendingPathComponent(key(of: lowered))
    let executable = folder.appendingPathComponent("program")
    let manager = FileManager.default
    if manager.isExecutableFile(atPath: executable.path) {
      try? manager.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
      // Resources are read at run time, and may have changed.
      try ProgramFolder(folder).placeResources(resources)
      return Program(
        executable: executable, folder: folder, wasCached: true, notes: notes(lowered, []),
        warnings: lowered.warnings.map(\.description))
    }
    let work = cache.appendingPathComponent(
      ".\(folder.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)")
    try? manager.removeItem(at: work)
    observer?.made(work)
    defer {
      try? manager.removeItem(at: work)
      observer?.removed(work)
    }
    try create(work)
    let dropped = try compile(lowered, in: work)
    try ProgramFolder(work).placeResources(resources)
    // Whoever builds the same at the same time has the same result: the first one in place stays.
    do {
      try manager.moveItem(at: work, to: folder)
    } catch {
      guard manager.isExecutableFile(atPath: executable.path) else {
        throw ProjectError(
          .build, "\(folder.path) cannot be written: \(error.localizedDescription)")
      }
    }
    pruneCache(keeping: folder)
    return Program(
      executable: executable, folder: folder, wasCached: false, notes: notes(lowered, dropped),
      warnings: lowered.warnings.map(\.description))
  }

  /// The lowered sources, as `understudy port` writes them.
  package func lower() throws -> LoweringOutput {
    var files: [LoweringInput.File] = []
    for path in plan.sources {
      guard let text = SourceReader.text(at: path) else {
        throw ProjectError(.build, "\(path) cannot be read.")
      }
      files.append(LoweringInput.File(path: path, text: text))
    }
    return Lowering.lower(
      LoweringInput(
        files: files, moduleName: plan.moduleName, iosVersion: iosVersion,
        languageMode: plan.settings.languageMode, compilationConditions: plan.settings.conditions,
        availableModules: runtime.moduleNames.union(["Foundation", "Dispatch", "Swift"]),
        shadows: Shadows.all,
        interfaceFileClasses: InterfaceFiles.classes(
          in: plan.resources.storyboards + plan.resources.xibs),
        mergedModules: plan.mergedModules))
  }

  // MARK: Compiling

  /// Compiles in the folder; gives back what had to be left out of the registry.
  private func compile(_ lowered: LoweringOutput, in folder: URL) throws -> [String] {
    let compiler = try CompilerRun.findCompiler()
    let sources = folder.appendingPathComponent("sources")
    try create(sources)
    var registry = GeneratedCode(lowered.files)
    var dropped: [String] = []
    // A line of the registry that does not compile costs this one line, not the program.
    for _ in 0..<5 {
      for file in registry.files {
        try write(file.text, to: sources.appendingPathComponent(file.name))
      }
      let paths = registry.files.map { sources.appendingPathComponent($0.name).path }
      let run = try CompilerRun.run(
        compiler, arguments(files: paths, in: folder), in: folder, observer: observer)
      if run.succeeded { return dropped }
      let errors = run.diagnostics.filter { $0.severity == .error }
      let generated = errors.filter(\.isGenerated)
      guard !generated.isEmpty, generated.count == errors.count else {
        throw ProjectError(.build, ErrorReport(plan: plan, lowered: lowered).text(for: run))
      }
      dropped += registry.drop(linesOf: generated)
    }
    throw ProjectError(
      .build,
      "The code that registers the classes of \(plan.moduleName) does not compile: "
        + dropped.joined(separator: "; "))
  }

  private func arguments(files: [String], in folder: URL) -> [String] {
    var result = [
      "-module-name", plan.moduleName, "-swift-version", plan.settings.languageMode,
      "-parse-as-library", "-Onone", "-gline-tables-only", "-whole-module-optimization",
      "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-I", runtime.modules.path, "-L", runtime.libraries.path, "-lUnderstudy",
      "-Xlinker", "-rpath", "-Xlinker", runtime.libraries.path,
      "-o", folder.appendingPathComponent("program").path,
    ]
    for map in runtime.moduleMaps { result += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    result += SystemLibraries.includeFlags.flatMap { ["-Xcc", $0] }
    for flag in plan.settings.conditions.sorted() { result += ["-D", flag] }
    for feature in plan.settings.upcomingFeatures {
      result += ["-enable-upcoming-feature", feature]
    }
    if let isolation = plan.settings.defaultIsolation {
      result += ["-default-isolation", isolation]
    }
    return result + files
  }

  private var resources: ResourceFiles {
    var resources = plan.resources
    resources.iosVersion = iosVersion.description
    return resources
  }

  private func notes(_ lowered: LoweringOutput, _ dropped: [String]) -> [String] {
    plan.notes + lowered.notes.map(\.description) + dropped
  }

  // MARK: Cache

  private func key(of lowered: LoweringOutput) -> String {
    var hash = ContentHash()
    for file in lowered.files {
      hash.add(file.name)
      hash.add(file.text)
    }
    hash.add(runtime.stamp)
    hash.add(arguments(files: [], in: URL(fileURLWithPath: "/")).joined(separator: " "))
    return "\(plan.moduleName)-\(hash.hex)"
  }

  private func create(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ProjectError(.build, "\(folder.path) cannot be made: \(error.localizedDescription)")
    }
  }

  private func write(_ text: String, to url: URL) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: url.path) == data { return }
    do {
      try data.write(to: url)
    } catch {
      throw ProjectError(.build, "\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Programs that were not run for the longest time go first.
  private func pruneCache(keeping folder: URL, limit: Int = 24) {
    let manager = FileManager.default
    let entries =
      (try? manager.contentsOfDirectory(
        at: cache, includingPropertiesForKeys: [.contentModificationDateKey],
        options: [.skipsHiddenFiles])) ?? []
    let dated = entries.map { url -> (URL, Date) in
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      return (url, values?.contentModificationDate ?? .distantPast)
    }.sorted { $0.1 > $1.1 }
    for (url, _) in dated.dropFirst(limit) where url.lastPathComponent != folder.lastPathComponent {
      try? manager.removeItem(at: url)
    }
  }
}
