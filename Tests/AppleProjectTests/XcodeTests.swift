import AppleProject
import Foundation
import Testing

@Suite("Xcode projects")
struct XcodeTests {
  /// A project with an application, its framework, a watch application and tests.
  private static func project(extra: String = "", applicationFiles: String = "BF1, BF2") -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 50; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PCL; mainGroup = G; targets = (T1, T2, T3\(extra.isEmpty ? "" : ", T4")); };
      PCL = {isa = XCConfigurationList; buildConfigurations = (PC1, PC2); };
      PC1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.0; SDKROOT = iphoneos; }; };
      PC2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 4.2; SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG MOCK"; }; };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (G1, G2, SYNC); };
      G1 = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, F2, F3, VG); };
      G2 = {isa = PBXGroup; name = Kit; sourceTree = "<group>"; children = (F4); };
      F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Some View.swift"; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
      VG = {isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (F5); };
      F5 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; exceptions = (EX); };
      EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Out.swift); };
      BF1 = {isa = PBXBuildFile; fileRef = F1; }; BF2 = {isa = PBXBuildFile; fileRef = F2; };
      BF3 = {isa = PBXBuildFile; fileRef = F3; }; BF4 = {isa = PBXBuildFile; fileRef = F4; }; BF5 = {isa = PBXBuildFile; fileRef = VG; };
      S1 = {isa = PBXSourcesBuildPhase; files = (\(applicationFiles)); }; R1 = {isa = PBXResourcesBuildPhase; files = (BF3, BF5); };
      S2 = {isa = PBXSourcesBuildPhase; files = (BF4); };
      T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = TCL; buildPhases = (S1, R1); dependencies = (D1); fileSystemSynchronizedGroups = (SYNC); };
      T2 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S2); dependencies = (); };
      T3 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); dependencies = (); };
      D1 = {isa = PBXTargetDependency; target = T2; };
      TCL = {isa = XCConfigurationList; buildConfigurations = (TC); };
      TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
      \(extra)
    }; }
    """
  }

  private static let secondApplication =
    #"T4 = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = (S1); dependencies = (); };"#

  private static func folder(_ text: String, name: String = "Shop") throws -> TemporaryFolder {
    try TemporaryFolder([
      "\(name).xcodeproj/project.pbxproj": text, "App/AppDelegate.swift": "import UIKit",
      "App/Some View.swift": "import UIKit", "Kit/Kit.swift": "import UIKit", "Synced/In.swift": "",
      "Synced/Out.swift": "", "App/Base.lproj/Main.storyboard": "<a customClass=\"Start\"/>",
      "App/Assets.xcassets/Contents.json": "{}", "Loose.swift": "broken",
      "App/Info.plist": "<plist><dict/></plist>",
    ])
  }

  @Test(
    "The application's own files are compiled, with those of its framework and synchronized folders"
  )
  func files() throws {
    let folder = try Self.folder(Self.project())
    for target in [folder.path(), folder.path("Shop.xcodeproj")] {
      let plan = try ProjectPlanner.plan(target)
      #expect(plan.moduleName == "Shop")
      #expect(
        plan.sources
          == ["App/AppDelegate.swift", "App/Some View.swift", "Kit/Kit.swift", "Synced/In.swift"]
          .map { folder.path($0) })
      #expect(plan.mergedModules == ["Kit"])
      #expect(plan.resources.storyboards == [folder.path("App/Base.lproj/Main.storyboard")])
      #expect(plan.resources.assetCatalogs == [folder.path("App/Assets.xcassets")])
      #expect(plan.resources.mainStoryboard == "Main")
      #expect(plan.settings.languageMode == "4.2")
      #expect(plan.settings.conditions == ["DEBUG", "MOCK"])
    }
  }

  @Test("Of two applications the one named like the project is taken, else the choice is shown")
  func choice() throws {
    let text = Self.project(extra: Self.secondApplication)
    let shop = try Self.folder(text)
    #expect(try ProjectPlanner.plan(shop.path()).moduleName == "Shop")
    let other = try Self.folder(text, name: "Other")
    #expect(throws: ProjectError.self) { try ProjectPlanner.plan(other.path()) }
    #expect(try ProjectPlanner.plan(other.path(), targetName: "Demo").moduleName == "Demo")
    do {
      _ = try ProjectPlanner.plan(other.path())
    } catch let error as ProjectError {
      #expect(error.message.contains("Shop, Demo"))
    }
  }

  @Test("A file that is listed but missing is noted, not fatal")
  func missing() throws {
    let folder = try Self.folder(Self.project())
    try FileManager.default.removeItem(atPath: folder.path("App/Some View.swift"))
    let plan = try ProjectPlanner.plan(folder.path())
    #expect(plan.sources.count == 3)
    #expect(plan.notes.count == 1)
  }

  @Test(
    "A broken project file is an error that says so",
    arguments: ["", "{ objects = ", "<<<<<<< HEAD\n{}"])
  func broken(text: String) throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": text, "A.swift": "import UIKit",
    ])
    #expect(throws: ProjectError.self) { try ProjectPlanner.plan(folder.path("A.xcodeproj")) }
  }
}

@Suite("Compiler messages")
struct DiagnosticTests {
  @Test("Errors are read from the compiler's output, colons in names and repeats included")
  func parse() {
    let found = Diagnostic.parse(
      "/a b:c/X.swift:3:14: error: cannot find type 'UIFoo' in scope\nlet x: UIFoo\n       ^\n/a b:c/X.swift:3:14: error: cannot find type 'UIFoo' in scope\nerror: fatalError\n/x.swift:1:1: note: here"
    )
    #expect(found.count == 3)
    #expect(
      found[0]
        == Diagnostic(
          path: "/a b:c/X.swift", line: 3, column: 14, severity: .error,
          message: "cannot find type 'UIFoo' in scope"))
    #expect(found[1].path == "" && found[2].severity == .note)
  }

  @Test(
    "A missing API of Apple's is told from a mistake",
    arguments: [
      ("cannot find type 'UIFoo' in scope", "Understudy does not have UIFoo yet."),
      ("cannot find 'CAFoo' in scope", "Understudy does not have CAFoo yet."),
      ("value of type 'UIView' has no member 'glow'", "Understudy does not have UIView.glow yet."),
      ("value of type 'UIView?' has no member 'glow'", "Understudy does not have UIView.glow yet."),
      ("type 'UIView.Foo' has no member 'x'", "Understudy does not have UIView.Foo.x yet."),
      (
        "no such module 'SnapKit'",
        "Understudy has no module SnapKit; packages are compiled only if their sources are part of the target."
      ),
    ])
  func missing(message: String, sentence: String) {
    #expect(MissingInterface.sentence(for: message) == sentence)
  }

  @Test(
    "A mistake of the program's has no sentence",
    arguments: [
      "cannot find 'foo' in scope", "cannot find type 'Camera' in scope",
      "value of type 'Sheet' has no member 'x'", "missing return",
    ])
  func mistakes(message: String) {
    #expect(MissingInterface.sentence(for: message) == nil)
  }
}
