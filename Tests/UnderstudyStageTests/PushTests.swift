import CoreGraphics
import Foundation
import MediaTime
import Testing
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyStage

extension StageSuites {
  @MainActor @Suite("Pushes of one's own") struct Pushes {
    /// Its own delegate, by whichever initialiser it is made.
    final class Walk: UINavigationController, UINavigationControllerDelegate {
      var asked: [(operation: UINavigationController.Operation, from: String, to: String)] = []
      var animator: Fold?
      var isIndifferent = false
      weak var lastAnimator: Fold?

      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        delegate = self
      }

      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        delegate = self
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        delegate = self
      }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append((operation, fromVC.title ?? "", toVC.title ?? ""))
        guard !isIndifferent, fromVC is Hill || toVC is Hill else { return nil }
        let made = Fold(operation)
        made.completesAtOnce = animator?.completesAtOnce ?? false
        animator = made
        lastAnimator = made
        return made
      }
    }

    final class Hill: UIViewController {}

    /// Folds the upper of two screens in or out; completes at once where a view is missing.
    final class Fold: NSObject, UIViewControllerAnimatedTransitioning {
      let operation: UINavigationController.Operation
      var completesAtOnce = false
      private(set) var views: [UIView] = []
      private(set) weak var container: UIView?

      init(_ operation: UINavigationController.Operation) { self.operation = operation }

      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.25 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        container = context.containerView
        guard !completesAtOnce, let from = context.view(forKey: .from),
          let to = context.view(forKey: .to)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let isPush = operation == .push
        views = isPush ? [from, to] : [to, from]
        if isPush {
          context.containerView.addSubview(to)
        } else {
          context.containerView.insertSubview(to, belowSubview: from)
        }
        let upper = isPush ? to : from
        let small = CGAffineTransform(scaleX: 0.1, y: 1)
        if isPush { upper.transform = small }
        UIView.animate(withDuration: 0.25) {
          upper.transform = isPush ? .identity : small
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    private func screen<T: UIViewController>(_ made: T, _ title: String) -> T {
      made.title = title
      made.view.backgroundColor = .white
      return made
    }

    private func expect(
      _ walk: Walk, shows titles: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let shown = walk.viewControllers.map { $0.title ?? "" }
      #expect(shown == titles, sourceLocation: sourceLocation)
      for controller in walk.viewControllers.dropLast() {
        #expect(controller.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
      }
      let top = walk.topViewController?.view
      #expect(
        top?.window != nil && top?.transform.isIdentity == true, sourceLocation: sourceLocation)
      #expect(top?.frame.size == walk.view.bounds.size, sourceLocation: sourceLocation)
      #expect(walk.navigationBar.topItem?.title == titles.last, sourceLocation: sourceLocation)
      #expect(
        walk.navigationBar.backItem?.title == titles.dropLast().last, sourceLocation: sourceLocation
      )
      #expect(UIApplication.shared.transitionsInFlight.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("Both views are there, in the order the animator gave them; then only the new one")
    func order() throws {
      let stage = Stage()
      let walk = Walk(rootViewController: screen(UIViewController(), "Start"))
      stage.launch(root: walk)
      try stage.wait()
      let hill = screen(Hill(), "Hill")
      walk.pushViewController(hill, animated: true)
      for _ in 0..<5 { try stage.tick() }
      let push = try #require(walk.animator)
      #expect(push.views == [walk.viewControllers[0].view, hill.view])
      #expect(push.container?.subviews == push.views)
      try stage.wait()
      expect(walk, shows: ["Start", "Hill"])
      #expect(walk.viewControllers[0].view.superview == nil)

      walk.popViewController(animated: true)
      for _ in 0..<5 { try stage.tick() }
      let pop = try #require(walk.animator)
      #expect(pop !== push && pop.operation == .pop)
      let lower: UIView = walk.viewControllers[0].view
      let upper: UIView = hill.view
      #expect(pop.container?.subviews == [lower, upper])
      try stage.wait()
      expect(walk, shows: ["Start"])
      #expect(hill.view.superview == nil)
      #expect(
        walk.asked.map { "\($0.operation == .push) \($0.from) \($0.to)" } == [
          "true Start Hill", "false Hill Start",
        ])
    }

    @Test("It is asked only about what is animated, and nil gives the standard slide")
    func standard() throws {
      let stage = Stage()
      let walk = Walk(rootViewController: screen(UIViewController(), "Start"))
      stage.launch(root: walk)
      try stage.wait()
      walk.pushViewController(screen(Hill(), "Hill"), animated: false)
      try stage.wait()
      #expect(walk.asked.isEmpty)
      expect(walk, shows: ["Start", "Hill"])
      walk.isIndifferent = true
      let lake = screen(UIViewController(), "Lake")
      walk.pushViewController(lake, animated: true)
      for _ in 0..<4 { try stage.tick() }
      let shown = lake.view.layer.presented(at: MediaClock.seconds).position.x - 393 / 2
      #expect(shown > 10 && shown < 390, "it slides: \(shown)")
      #expect(walk.animator == nil)
      try stage.wait()
      expect(walk, shows: ["Start", "Hill", "Lake"])
    }

    @Test("An animator that completes at once leaves the stack right", arguments: [true, false])
    func atOnce(pops: Bool) throws {
      let stage = Stage()
      let walk = Walk(rootViewController: screen(UIViewController(), "Start"))
      stage.launch(root: walk)
      try stage.wait()
      walk.pushViewController(screen(Hill(), "Hill"), animated: pops ? false : true)
      try stage.wait()
      let quick = Fold(pops ? .pop : .push)
      quick.completesAtOnce = true
      walk.animator = quick
      if pops {
        walk.popViewController(animated: true)
      } else {
        walk.pushViewController(screen(Hill(), "Peak"), animated: true)
      }
      try stage.tick()
      expect(walk, shows: pops ? ["Start"] : ["Start", "Hill", "Peak"])
      // Nothing is left half done: the next one runs as ever.
      walk.animator = nil
      walk.pushViewController(screen(Hill(), "Next"), animated: true)
      try stage.wait()
      #expect(walk.topViewController?.title == "Next")
    }

    @Test("An animator is let go with its transition")
    func release() throws {
      let stage = Stage()
      let walk = Walk(rootViewController: screen(UIViewController(), "Start"))
      stage.launch(root: walk)
      try stage.wait()
      walk.pushViewController(screen(Hill(), "Hill"), animated: true)
      walk.animator = nil
      try stage.tick()
      #expect(walk.lastAnimator != nil)
      try stage.wait()
      try stage.tick()
      #expect(walk.lastAnimator == nil)
    }

    @Test("Whichever initialiser makes it, it is its own delegate", arguments: [true, false])
    func initialisers(byRoot: Bool) throws {
      let stage = Stage()
      let start = screen(UIViewController(), "Start")
      let walk: Walk
      if byRoot {
        walk = Walk(rootViewController: start)
      } else {
        walk = Walk(nibName: nil, bundle: nil)
        walk.viewControllers = [start]
      }
      stage.launch(root: walk)
      try stage.wait()
      expect(walk, shows: ["Start"])
      walk.pushViewController(screen(Hill(), "Hill"), animated: true)
      try stage.wait()
      #expect(walk.asked.count == 1)
      #expect(walk.animator != nil)
      expect(walk, shows: ["Start", "Hill"])
    }
  }
}
