import Foundation
import Testing

/// Whatever is wrong, the answer is one paragraph, the right exit code, and no output.
@Suite("Bad input")
struct BadInputTests {
  private static let screen = """
    import UIKit
    class OnlyViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
        view.addSubview(button)
      }
      @objc func go() { BODY }
    }
    """

  private func record(
    _ files: [String: String], _ arguments: [String]
  ) throws -> (outcome: Tool.Outcome, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return (try Tool.run(["record", folder.url.path] + arguments), folder)
  }

  private func program(_ body: String) -> [String: String] {
    ["Only.swift": Self.screen.replacing("BODY", with: body)]
  }

  @Test(
    "The command line is checked before anything is built",
    arguments: [
      (["record", "/no/such/place"], "/no/such/place"),
      (["record"], "No target"),
      (["record", "Samples/TintedSheet", "--device", "iPhone 99"], "iPhone 99"),
      (["record", "Samples/TintedSheet", "--do", "tap \"Open"], "column 5"),
      (["record", "Samples/TintedSheet", "--do", "wait; jump"], "column 7"),
      (["record", "Samples/TintedSheet", "-o", "sheet.bmp"], ".gif"),
      (["record", "Samples/TintedSheet", "--fps", "120"], "60"),
      (["record", "Samples/TintedSheet", "--scale", "much"], "--scale"),
      (["record", "Samples/TintedSheet", "--loop"], "--loop"),
      (["record", "Samples/TintedSheet", "-o"], "-o"),
      (["record", "Samples/TintedSheet", "-o", "/proc/none/sheet.gif"], "/proc/none"),
      (["record", "Samples/TintedSheet", "--trace", "calls.xml"], ".html"),
      (["perform"], "perform"),
      ([], "No command"),
    ])
  func commandLine(arguments: [String], mentions: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.exit == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains(mentions), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.output.isEmpty)
  }

  @Test("A folder without Swift, and one without UIKit, say so")
  func nothingToBuild() throws {
    let empty = try record(["Notes.txt": "x"], [])
    #expect(
      empty.outcome.exit == 2 && empty.outcome.errors.contains("Swift"), "\(empty.outcome.errors)")
    let plain = try record(["Plain.swift": "import Foundation\nstruct A {}\n"], [])
    #expect(
      [2, 3].contains(plain.outcome.exit) && plain.outcome.errors.contains("UIKit"),
      "\(plain.outcome.errors)")
  }

  @Test("Several screens that could come first are listed")
  func severalRoots() throws {
    let two = """
      import UIKit
      class AlphaViewController: UIViewController {}
      class BetaViewController: UIViewController {}
      """
    let (outcome, _) = try record(["Two.swift": two], [])
    #expect(outcome.exit == 2, "\(outcome.errors)")
    for word in ["AlphaViewController", "BetaViewController", "--root"] {
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
    }
    let chosen = try record(["Two.swift": two], ["--root", "BetaViewController", "--do", "wait"])
    #expect(chosen.outcome.exit == 0, "\(chosen.outcome.errors)")
    let wrong = try record(["Two.swift": two], ["--root", "GammaViewController"])
    #expect(wrong.outcome.exit == 2 && wrong.outcome.errors.contains("AlphaViewController"))
  }

  @Test("A compile error stands at the user's file, line and column")
  func compileError() throws {
    let (outcome, folder) = try record(program("let x: Int = \"no\""), ["-o", "never.gif"])
    #expect(outcome.exit == 3)
    #expect(outcome.errors.contains("Only.swift:11:"), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("never.gif")))
  }

  @Test("An API that is not there is named as not there yet, after the compiler's error")
  func missingAPI() throws {
    let (outcome, _) = try record(program("_ = UIPrintInteractionController.shared"), [])
    #expect(outcome.exit == 3)
    #expect(outcome.errors.contains("Only.swift:11:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("UIPrintInteractionController"))
    #expect(
      outcome.errors.contains("does not have UIPrintInteractionController yet"), "\(outcome.errors)"
    )
  }

  @Test("A text that is not on screen brings those that are")
  func textNotFound() throws {
    let (outcome, folder) = try record(
      program(""), ["--do", #"tap "Stop""#, "--dump", "/dev/shm/never-\(UUID()).jsonl"])
    #expect(outcome.exit == 1)
    #expect(
      outcome.errors.contains("\"Go\"") && outcome.errors.contains("Stop"), "\(outcome.errors)")
    _ = folder
  }

  @Test("An expectation that fails ends the run")
  func expectation() throws {
    let (outcome, _) = try record(program(""), ["--do", #"wait; expect "Gone""#])
    #expect(outcome.exit == 1 && outcome.errors.contains("expect \"Gone\""), "\(outcome.errors)")
    let absent = try record(program(""), ["--do", #"wait; expect no "Go""#])
    #expect(absent.outcome.exit == 1 && absent.outcome.errors.contains("still on screen"))
  }

  @Test(
    "A program that traps is an error at the user's line",
    arguments: [
      ("let a: [Int] = []; print(a[view.tag])", "Index out of range"),
      ("let n: Int? = view.tag == 0 ? nil : 1; print(n!)", "nil"),
      ("fatalError(\"by hand\")", "by hand"),
    ])
  func trap(body: String, reason: String) throws {
    let output = try TemporaryFolder()
    let (outcome, _) = try record(
      program(body),
      [
        "--do", #"tap "Go"; wait"#, "-o", output.path("never.gif"), "--dump",
        output.path("d.jsonl"),
      ])
    #expect(outcome.exit == 1)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.errors.contains("Only.swift:11"), "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: output.url.path).isEmpty)
  }

  @Test("A transition that is never completed is named when waiting gives up")
  func neverSettles() throws {
    let source = """
      import UIKit
      class StuckViewController: UIViewController, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
      {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let next = UIViewController()
          next.transitioningDelegate = self
          next.modalPresentationStyle = .fullScreen
          present(next, animated: true)
        }
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {}
      }
      """
    let (outcome, _) = try record(["Stuck.swift": source], ["--do", "wait"])
    #expect(outcome.exit == 1)
    #expect(
      outcome.errors.contains("10 s") && outcome.errors.contains("completeTransition"),
      "\(outcome.errors)")
  }

  @Test("An endless animation in a transition is named with its view")
  func endlessAnimation() throws {
    let source = """
      import UIKit
      final class PulseView: UIView {}
      class RestlessViewController: UIViewController, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
      {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let next = UIViewController()
          next.modalPresentationStyle = .custom
          next.transitioningDelegate = self
          present(next, animated: true)
        }
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let pulse = PulseView(frame: CGRect(x: 50, y: 50, width: 90, height: 90))
          context.containerView.addSubview(pulse)
          UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
            pulse.alpha = 0.2
          } completion: { _ in context.completeTransition(true) }
        }
      }
      """
    let (outcome, _) = try record(["Restless.swift": source], ["--do", "wait"])
    #expect(outcome.exit == 1)
    #expect(outcome.errors.contains("opacity of PulseView"), "\(outcome.errors)")
  }

  @Test("A storyboard that is not XML names its line")
  func brokenStoryboard() throws {
    let files = [
      "Scene.swift": "import UIKit\nclass SceneViewController: UIViewController {}\n",
      "Main.storyboard": "<?xml version=\"1.0\"?>\n<document>\n<scenes>\n</document>\n",
    ]
    let (outcome, _) = try record(files, ["--do", "wait"])
    #expect(outcome.exit == 1 || outcome.exit == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("Main.storyboard:4"), "\(outcome.errors)")
  }

  @Test("A storyboard's unknown elements are warnings, and the screen loads")
  func unknownElements() throws {
    var board = try String(
      contentsOf: Tool.repository.appendingPathComponent("Samples/SwipeModal/Main.storyboard"),
      encoding: .utf8)
    board = board.replacing(
      "<subviews>", with: "<subviews><hologramView id=\"h-1\" depth=\"3\"/>")
    let files = [
      "Cover.swift": """
      import UIKit
      class CoverViewController: UIViewController {
        @IBOutlet weak var openButton: UIButton!
        @IBAction func openPage(_ sender: Any) {}
      }
      """, "Main.storyboard": board,
    ]
    let (outcome, _) = try record(files, ["--do", #"wait; expect "Open""#])
    #expect(outcome.exit == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("hologramView") && outcome.errors.contains("Main.storyboard:"))
  }
}
