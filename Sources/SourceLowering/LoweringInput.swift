/// A program's sources and how to read them.
package struct LoweringInput: Sendable {
  /// One source file of the program.
  package struct File: Sendable {
    /// Where the file is, as compiler errors shall name it.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A declaration that the generated file makes in place of one that the program imports.
  package struct Shadow: Sendable {
    /// The name under which the program may declare it itself.
    package var name: String
    package var source: String

    package init(name: String, source: String) {
      self.name = name
      self.source = source
    }
  }

  package var files: [File]
  package var moduleName: String
  /// The simulated system, against which `#available` is settled.
  package var iosVersion: SystemVersion
  /// `4`, `4.2`, `5` or `6`.
  package var languageMode: String
  /// Flags of `#if`, such as `DEBUG`.
  package var compilationConditions: Set<String>
  /// Modules that can be imported here; nil if unknown, and then every import stays.
  package var availableModules: Set<String>?
  /// Replacements of Foundation's clocks and of chance; those that the program declares itself are
  /// left out.
  package var shadows: [Shadow]
  /// Classes that storyboards and xibs make.
  package var interfaceFileClasses: Set<String>
  /// Modules whose sources are among the files: their imports go.
  package var mergedModules: Set<String>

  package init(
    files: [File], moduleName: String, iosVersion: SystemVersion = SystemVersion("18.0")!,
    languageMode: String = "5", compilationConditions: Set<String> = ["DEBUG"],
    availableModules: Set<String>? = nil, shadows: [Shadow] = [],
    interfaceFileClasses: Set<String> = [], mergedModules: Set<String> = []
  ) {
    self.files = files
    self.moduleName = moduleName
    self.iosVersion = iosVersion
    self.languageMode = languageMode
    self.compilationConditions = compilationConditions
    self.availableModules = availableModules
    self.shadows = shadows
    self.interfaceFileClasses = interfaceFileClasses
    self.mergedModules = mergedModules
  }
}

extension LoweringInput {
  /// Whether a module is Apple's or Swift's own, here or not.
  package static func isSystemModule(_ name: String) -> Bool {
    AppleFrameworks.names.contains(name) || Conditions.foundationModules.contains(name)
      || ["SwiftUI", "XCTest", "Testing", "Darwin", "Glibc", "SwiftData", "Charts"].contains(name)
  }
}

/// A dotted version number, `13`, `13.0` or `9.3.1`.
package struct SystemVersion: Comparable, CustomStringConvertible, Sendable {
  package let parts: [Int]

  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap { $0 }
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    for index in 0..<max(left.parts.count, right.parts.count) {
      let (a, b) = (left.part(index), right.part(index))
      if a != b { return a < b }
    }
    return false
  }

  package static func == (left: SystemVersion, right: SystemVersion) -> Bool {
    !(left < right) && !(right < left)
  }

  package var description: String { parts.map(String.init).joined(separator: ".") }

  private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }
}
