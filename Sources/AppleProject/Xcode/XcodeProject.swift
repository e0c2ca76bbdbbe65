import Foundation

/// The objects of a `project.pbxproj`, by identifier.
struct XcodeProject {
  typealias Object = [String: Any]

  let url: URL
  private let objects: [String: Object]
  private let root: Object
  private var paths: [String: String] = [:]

  init(_ url: URL) throws {
    self.url = url
    let file = url.appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectError(
        .usage,
        "\(url.path) has no project.pbxproj in it, so it is not an Xcode project. Name the "
          + "folder with the sources instead.")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let dictionary = list as? Object, let objects = dictionary["objects"] as? [String: Object],
      let rootId = dictionary["rootObject"] as? String, let root = objects[rootId]
    else {
      throw ProjectError(
        .usage,
        "\(file.path) cannot be read as an Xcode project; a merge conflict left in it is the "
          + "usual cause. Mend it, or name the folder with the sources.")
    }
    self.objects = objects
    self.root = root
    resolvePaths()
  }

  func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  func list(_ value: Any?) -> [(id: String, object: Object)] {
    ((value as? [String]) ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  var targets: [XcodeTarget] {
    list(root["targets"]).map { XcodeTarget(id: $0.id, object: $0.object, project: self) }
  }

  var buildConfigurationList: Object? { object(root["buildConfigurationList"]) }

  /// Folders of packages that are referred to by their place beside the project.
  var localPackages: [URL] {
    let base = url.deletingLastPathComponent()
    let references = objects.values.filter {
      $0["isa"] as? String == "XCLocalSwiftPackageReference"
    }
    .compactMap { $0["relativePath"] as? String }
    return Set(references).sorted().map { base.appendingPathComponent($0).standardizedFileURL }
  }

  // MARK: Paths

  /// The absolute path of a file reference or group.
  func path(of id: String) -> String? { paths[id] }

  private mutating func resolvePaths() {
    let base = url.deletingLastPathComponent().path
    let directory = root["projectDirPath"] as? String ?? ""
    let start = directory.isEmpty ? base : Self.join(base, directory)
    if let main = root["mainGroup"] as? String {
      resolve(main, parent: start, base: start, depth: 0)
    }
  }

  private mutating func resolve(_ id: String, parent: String, base: String, depth: Int) {
    guard depth < 64, let object = objects[id], paths[id] == nil else { return }
    let own = object["path"] as? String
    var place = parent
    switch object["sourceTree"] as? String {
    case "SOURCE_ROOT": place = own.map { Self.join(base, $0) } ?? base
    case "<absolute>": place = own ?? parent
    default: place = own.map { Self.join(parent, $0) } ?? parent
    }
    paths[id] = place
    for child in (object["children"] as? [String]) ?? [] {
      resolve(child, parent: place, base: base, depth: depth + 1)
    }
  }

  private static func join(_ base: String, _ path: String) -> String {
    path.hasPrefix("/")
      ? path : URL(fileURLWithPath: base).appendingPathComponent(path).standardizedFileURL.path
  }
}
