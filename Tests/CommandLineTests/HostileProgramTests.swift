import Foundation
import Testing

/// Programs that end, hang or fail in unusual ways, and sources with unusual names.
@Suite("Hostile programs")
struct HostileProgramTests {
  private static func source(_ body: String) -> String {
    """
    import UIKit
    class OnlyViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        \(body)
      }
    }
    """
  }

  private func record(
    _ files: [String: String], _ arguments: [String] = ["--do", "wait"]
  ) throws -> Tool.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return try Tool.run(["record", folder.url.path] + arguments)
  }

  @Test(
    "The user's line is named, whatever stops the program",
    arguments: [
      ("abort()", "abort() was called"),
      ("_ = view as! UIButton", "Could not cast value of type 'UIKitViews.UIView' to"),
      ("_ = [UInt8](repeating: 1, count: 1 << 46)", "failed to allocate 7"),
    ])
  func aborted(body: String, reason: String) throws {
    let outcome = try record(["Only.swift": Self.source(body)])
    #expect(outcome.exit == 1)
    #expect(outcome.errors.contains("Only.swift:5: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(!outcome.errors.contains("alignment"))
  }

  @Test("A print right before a crash is seen")
  func printBeforeCrash() throws {
    let outcome = try record(["Only.swift": Self.source(#"print("so far"); fatalError("now")"#)])
    #expect(outcome.errors.hasPrefix("so far\n"), "\(outcome.errors)")
  }

  @Test("Lines are found in files with blanks, quotes, emoji and percent signs in their names")
  func oddNames() throws {
    let name = "画面 一/絵😀 \"q\" 100%.swift"
    let crash = try record([name: Self.source(#"fatalError("now")"#)])
    #expect(crash.errors.contains("\(name):5: error: "), "\(crash.errors)")
    let broken = try record([name: Self.source("let n: Int = \"\"")])
    #expect(broken.exit == 3)
    #expect(broken.errors.contains("\(name):5:"), "\(broken.errors)")
    #expect(broken.errors.contains("    let n: Int = \"\""), "the user's line is shown")
  }

  @Test("A brace that is missing is told at the end of the user's file")
  func unclosed() throws {
    let outcome = try record(["Only.swift": "import UIKit\nclass A: UIViewController {\n"])
    #expect(outcome.exit == 3)
    #expect(outcome.errors.contains("Only.swift:2:"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("understudy-cache"), "\(outcome.errors)")
  }

  @Test("A name for --root that several classes have is not guessed at")
  func ambiguousRoot() throws {
    let source = """
      import UIKit
      enum North { class Screen: UIViewController {} }
      enum South { class Screen: UIViewController {} }
      """
    let outcome = try record(["Only.swift": source], ["--do", "wait", "--root", "Screen"])
    #expect(outcome.exit == 2)
    for name in ["North.Screen", "South.Screen"] {
      #expect(outcome.errors.contains(name), "\(outcome.errors)")
    }
    let chosen = try record(["Only.swift": source], ["--do", "wait", "--root", "South.Screen"])
    #expect(chosen.exit == 0, "\(chosen.errors)")
  }
}
