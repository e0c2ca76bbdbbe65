import Foundation

/// How long a person waits: from the launch to the first frame, and from an edit to the picture.
///
/// Runs the tool that lies beside the benchmark on a small program of its own.
@MainActor
enum LaunchBenchmark {
  /// What was measured; medians.
  struct Result {
    /// From the program's start to its first frame's pixels; milliseconds.
    let firstFrameMS: Double
    /// From a changed source to a finished GIF of two seconds at one pixel a point; seconds.
    let editToGIF: Double
  }

  private struct Timings: Decodable {
    let build: Double
    let run: Double
    let firstFrame: Double?
  }

  /// Measures; nil if the tool cannot run the program.
  static func measure(rounds: Int = 5) -> Result? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
    var firstFrames: [Double] = []
    var edits: [Double] = []
    for round in 0..<rounds {
      guard let timings = record(edit: round, in: folder) else { return nil }
      edits.append(timings.build + timings.run)
      if let firstFrame = timings.firstFrame { firstFrames.append(firstFrame * 1000) }
    }
    guard !firstFrames.isEmpty else { return nil }
    return Result(
      firstFrameMS: Benchmark.median(firstFrames), editToGIF: Benchmark.median(edits))
  }

  private static func record(edit: Int, in folder: URL) -> Timings? {
    let source = folder.appendingPathComponent("Program.swift")
    let timings = folder.appendingPathComponent("timings.json")
    guard (try? program(edit).write(to: source, atomically: true, encoding: .utf8)) != nil else {
      return nil
    }
    let process = Process()
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = own.deletingLastPathComponent().appendingPathComponent("understudy")
    process.arguments = [
      "record", source.path, "--do", #"tap "Open"; hold 1.9s"#,
      "-o", folder.appendingPathComponent("out.gif").path, "--timings", timings.path,
    ]
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    guard let data = try? Data(contentsOf: timings) else { return nil }
    return try? JSONDecoder().decode(Timings.self, from: data)
  }

  /// A screen that comes up in two seconds; every edit gives it another colour.
  private static func program(_ edit: Int) -> String {
    """
    import UIKit

    final class StartViewController: UIViewController, UIViewControllerTransitioningDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
        view.addSubview(button)
      }
      @objc private func open() {
        let next = UIViewController()
        next.view.backgroundColor = UIColor(hue: \(Double(edit) / 10), saturation: 0.6, brightness: 0.9, alpha: 1)
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = self
        present(next, animated: true)
      }
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Rise() }
    }

    final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1.8 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
        UIView.animate(withDuration: 1.8, animations: { view.transform = .identity }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """
  }
}
