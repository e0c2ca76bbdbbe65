import CoreGraphics
import EventLog
import Foundation
import Testing
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyStage

extension StageSuites {
  @MainActor @Suite("A full screen that swipes in and out") struct FullScreen {
    final class Page: UIViewController, UIViewControllerTransitioningDelegate {
      override func viewDidLoad() {
        view.backgroundColor = .systemOrange
        transitioningDelegate = self
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Swipe(isComing: true) }

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Swipe(isComing: false) }
    }

    /// Says one duration and takes another, as people do.
    final class Swipe: NSObject, UIViewControllerAnimatedTransitioning {
      let isComing: Bool
      init(isComing: Bool) { self.isComing = isComing }

      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
          Issue.record("a full screen has both views")
          return
        }
        let container = context.containerView
        container.addSubview(to)
        if !isComing { container.addSubview(from) }
        let moving = isComing ? to : from
        let way = container.bounds.width * 0.8
        if isComing {
          moving.transform = CGAffineTransform(translationX: way, y: 0)
          moving.alpha = 0
        }
        UIView.animate(withDuration: 0.5) {
          moving.transform =
            self.isComing ? .identity : CGAffineTransform(translationX: -way, y: 0)
          moving.alpha = self.isComing ? 1 : 0
        } completion: { finished in
          moving.transform = .identity
          context.completeTransition(finished)
        }
      }
    }

    @Test("It swipes in and out, and leaves no transform, no fade and no view behind")
    func bothWays() throws {
      let stage = Stage()
      let root = UIViewController()
      root.view.backgroundColor = .white
      stage.launch(root: root)
      try stage.wait()
      let log = stage.log
      log.removeAll()
      let page = Page()
      page.modalPresentationStyle = .fullScreen
      let begin = stage.time
      root.present(page, animated: true)
      try stage.tick()
      let first = try #require(stage.dump().views.first { $0.background == "#FF9500FF" })
      #expect(abs(first.frame[0] - 0.8 * 393) < 0.01 && first.alpha == 0)
      try stage.wait()
      #expect(abs(stage.time - begin - 0.5) < 3.0 / 60, "0.3 s is what it only says")
      #expect(page.view.transform.isIdentity && page.view.alpha == 1)
      #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(root.view.window == nil)

      page.dismiss(animated: true)
      try stage.tick()
      let under = stage.dump().views
      #expect(root.view.window != nil, "the animator has put the presenter's view below")
      let ids = under.filter { ["#FFFFFFFF", "#FF9500FF"].contains($0.background) }.map(
        \.background)
      #expect(ids.last == "#FF9500FF" && ids.contains("#FFFFFFFF"))
      for _ in 0..<28 { try stage.tick() }
      let last = try #require(stage.dump().views.first { $0.background == "#FF9500FF" })
      #expect(last.frame[0] < -300 && last.alpha < 0.05)
      try stage.wait()
      #expect(page.view.transform.isIdentity)
      #expect(page.view.superview == nil)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(root.view.window?.subviews.count == 1)
      #expect(root.presentedViewController == nil)

      let completed = log.events.filter { $0.name == "completeTransition" }
      #expect(completed.map { $0.args.all.map(\.value) } == [[.bool(true)], [.bool(true)]])
      let presenter = log.events.filter {
        $0.actor == "presenting" && $0.name.hasSuffix("ppear")
      }.map(\.name)
      #expect(
        presenter == [
          "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear",
        ])
    }
  }
}
