import Foundation
import SourceLowering

/// Finds the sources of a library that an example application of the same repository imports.
///
/// Xcode would find them through a workspace, a package or a pod; here they are compiled with the
/// program.
struct OwnModules {
  private let root: URL

  /// - Parameter folder: The folder or project that was named; its repository is looked through.
  init(near folder: URL) {
    root = Self.repository(of: folder)
  }

  func add(to plan: inout BuildPlan) {
    var known = plan.mergedModules.union([plan.moduleName])
    // A library may import another one.
    for _ in 0..<4 {
      let wanted = imports(of: plan.sources).subtracting(known)
        .filter { !LoweringInput.isSystemModule($0) }
      if wanted.isEmpty { return }
      for module in wanted.sorted() {
        known.insert(module)
        let files = sources(of: module)
        if files.isEmpty { continue }
        plan.mergedModules.insert(module)
        for file in files {
          if file.hasSuffix(".swift") {
            plan.sources.append(file)
          } else {
            plan.resources.add(file)
          }
        }
      }
      plan.sources = Array(Set(plan.sources)).sorted()
    }
  }

  // MARK: Where they are

  private func sources(of module: String) -> [String] {
    let scan = FolderScan(root)
    for project in scan.projects {
      guard let xcode = try? XcodeProject(project) else { continue }
      if let target = xcode.targets.first(where: {
        $0.isLibrary && $0.moduleName == module && $0.isForPhones
      }) {
        let files = target.files.filter { FileManager.default.fileExists(atPath: $0) }
        if files.contains(where: { $0.hasSuffix(".swift") }) { return files }
      }
    }
    for folder in [packageFolder(of: module), podFolder(of: module)] {
      guard let folder else { continue }
      let scan = FolderScan(folder)
      if !scan.sources.isEmpty { return scan.sources + scan.resources }
    }
    return []
  }

  /// `Sources/Name`, or the path that the manifest gives.
  private func packageFolder(of module: String) -> URL? {
    guard let manifest = SourceReader.text(at: root.appendingPathComponent("Package.swift").path)
    else {
      return nil
    }
    let usual = root.appendingPathComponent("Sources/\(module)")
    if FileManager.default.fileExists(atPath: usual.path) { return usual }
    for part in manifest.components(separatedBy: "target(").dropFirst() {
      guard part.contains("\"\(module)\""), let path = Self.string(after: "path:", in: part) else {
        continue
      }
      return root.appendingPathComponent(path)
    }
    return nil
  }

  /// The folder before the first pattern of `source_files` in the module's podspec.
  private func podFolder(of module: String) -> URL? {
    let file = root.appendingPathComponent("\(module).podspec")
    guard let text = SourceReader.text(at: file.path) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) where line.contains("source_files") {
      let quote: Character = line.contains("\"") ? "\"" : "'"
      let parts = line.split(separator: quote, omittingEmptySubsequences: false)
      guard parts.count > 1 else { continue }
      let folder = parts[1].prefix { $0 != "*" && $0 != "{" }
      return root.appendingPathComponent(String(folder))
    }
    return nil
  }

  private static func string(after label: String, in text: String) -> String? {
    guard let start = text.range(of: label) else { return nil }
    let parts = text[start.upperBound...].split(
      separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : nil
  }

  /// Modules that the sources import.
  private func imports(of sources: [String]) -> Set<String> {
    var result: Set<String> = []
    for source in sources {
      guard let text = SourceReader.text(at: source) else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1 else {
          continue
        }
        result.insert(String(words[index + 1].prefix { $0 != "." && $0 != ";" }))
      }
    }
    return result
  }

  /// The folder itself, or the nearest one above it, at most three up, that holds a repository.
  private static func repository(of folder: URL) -> URL {
    let manager = FileManager.default
    var current = folder
    for _ in 0..<4 {
      let names = (try? manager.contentsOfDirectory(atPath: current.path)) ?? []
      let isRepository = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".podspec")
          || $0.hasSuffix(".xcworkspace")
      }
      if isRepository && current.pathExtension != "xcodeproj" { return current }
      if current.path == "/" { break }
      current.deleteLastPathComponent()
    }
    return folder
  }
}
