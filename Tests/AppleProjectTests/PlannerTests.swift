import AppleProject
import Foundation
import Testing

@Suite("Plans of files and folders")
struct PlannerTests {
  private func failure(_ target: String) -> ProjectError? {
    do {
      _ = try ProjectPlanner.plan(target)
      return nil
    } catch { return error as? ProjectError }
  }

  @Test("A single file is a program named after it")
  func file() throws {
    let folder = try TemporaryFolder(["My Sheet-2.swift": "import UIKit\n"])
    let plan = try ProjectPlanner.plan(folder.path("My Sheet-2.swift"))
    #expect(plan.moduleName == "My_Sheet_2")
    #expect(plan.sources == [folder.path("My Sheet-2.swift")])
    #expect(plan.settings.languageMode == "5")
  }

  @Test(
    "A name becomes a module's",
    arguments: [
      ("App", "App"), ("3D", "_3D"), ("a b", "a_b"), ("画面", "画面"), ("UIKit", "UIKitApp"),
      ("", "App"),
    ])
  func moduleNames(name: String, expected: String) {
    #expect(BuildPlan.moduleName(from: name) == expected)
  }

  @Test("A folder is read to its depths, without tests, packages' leavings and hidden ones")
  func folder() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import UIKit", "Deep/Er/B.swift": "", "AppTests/T.swift": "", "Tests/U.swift": "",
      ".build/C.swift": "", "Pods/P.swift": "", ".hidden/D.swift": "", "Main.storyboard": "<x/>",
      "Base.lproj/Card.xib": "", "Assets.xcassets/Contents.json": "{}",
      "Info.plist": "<plist><dict/></plist>",
      "cat.png": "",
    ])
    let plan = try ProjectPlanner.plan(folder.path())
    #expect(plan.sources == [folder.path("A.swift"), folder.path("Deep/Er/B.swift")])
    #expect(plan.resources.storyboards == [folder.path("Main.storyboard")])
    #expect(plan.resources.xibs == [folder.path("Base.lproj/Card.xib")])
    #expect(plan.resources.assetCatalogs == [folder.path("Assets.xcassets")])
    #expect(plan.resources.images == [folder.path("cat.png")])
    #expect(plan.resources.others.isEmpty)
  }

  @Test("A package is a folder whose modules are one; its manifest tells the mode")
  func package() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription",
      "Sources/Sheet/S.swift": "import UIKit", "Sources/Core/C.swift": "import UIKit",
      "Tests/SheetTests/T.swift": "import XCTest",
    ])
    let plan = try ProjectPlanner.plan(folder.path())
    #expect(
      plan.sources == [folder.path("Sources/Core/C.swift"), folder.path("Sources/Sheet/S.swift")])
    #expect(plan.mergedModules == ["Sheet", "Core"])
    #expect(plan.settings.languageMode == "6")
  }

  @Test("Info.plist names the first screen")
  func infoPlist() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Start</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict></dict></plist>
      """
    let folder = try TemporaryFolder(["App/A.swift": "import UIKit", "App/Info.plist": list])
    let plan = try ProjectPlanner.plan(folder.path("App"))
    #expect(plan.resources.mainStoryboard == "Start")
    #expect(plan.resources.sceneDelegateClassName == "App.SceneDelegate")
  }

  @Test("What cannot be planned says what to do instead")
  func failures() throws {
    let folder = try TemporaryFolder([
      "empty/readme.md": "", "tool/main.swift": "print(1)", "notes.txt": "",
    ])
    #expect(
      failure(folder.path("nowhere"))?.message.hasPrefix("There is no file or folder") == true)
    #expect(failure(folder.path("notes.txt"))?.message.contains("is not a Swift file") == true)
    #expect(failure(folder.path("empty"))?.message.contains("no Swift files") == true)
    #expect(failure(folder.path("tool"))?.message.contains("imports UIKit or SwiftUI") == true)
    #expect(failure(folder.path("nowhere"))?.exitCode == 2)
  }

  @Test(
    "Swift versions are the compiler's language modes",
    arguments: [
      ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5.9", "5"), ("6.0", "6"),
      ("", "5"),
    ])
  func languageModes(version: String, mode: String) {
    #expect(BuildSettings.languageMode(forSwiftVersion: version) == mode)
  }
}
