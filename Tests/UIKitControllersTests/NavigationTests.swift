import Foundation
import MediaTime
import QuartzCore
import Testing
import UIKitViews

@testable import UIKitControllers

extension ControllerSuites {
  @MainActor @Suite("Navigation") struct Navigation {
    final class Watcher: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {}
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {}
    }

    @Test("A push and a pop with the standard slide, whole logs")
    func standard() {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let watcher = Watcher()
      navigation.delegate = watcher
      let world = World(root: navigation)
      let detail = Detail()
      navigation.pushViewController(detail, animated: true)
      #expect(navigation.topViewController === detail)
      #expect(navigation.transitionCoordinator != nil)
      world.settle()
      #expect(
        world.log == [
          "Detail.willMove",
          "Detail.viewDidLoad",
          "Watcher.navigationController(true)",
          "Root.viewWillDisappear(true)",
          "Detail.viewWillAppear(true)",
          "Detail.viewIsAppearing(true)",
          "TransitionContext.completeTransition(true)",
          "Detail.didMove",
          "Root.viewDidDisappear(true)",
          "Detail.viewDidAppear(true)",
          "Watcher.navigationController(true)",
        ])
      #expect(root.view.superview == nil)
      #expect(detail.view.superview === navigation.layout.content)
      world.clearLog()
      #expect(navigation.popViewController(animated: true) === detail)
      world.settle()
      #expect(
        world.log == [
          "Detail.willMove",
          "Watcher.navigationController(true)",
          "Detail.viewWillDisappear(true)",
          "Root.viewWillAppear(true)",
          "Root.viewIsAppearing(true)",
          "TransitionContext.completeTransition(true)",
          "Detail.didMove",
          "Detail.viewDidDisappear(true)",
          "Root.viewDidAppear(true)",
          "Watcher.navigationController(true)",
        ])
      #expect(navigation.viewControllers == [root])
      #expect(navigation.layout.content.subviews == [root.view])
    }

    @Test("The upper page slides in from the right over the whole width, without overshoot")
    func slide() {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let world = World(root: navigation)
      let detail = Detail()
      navigation.pushViewController(detail, animated: true)
      var xs: [CGFloat] = []
      for _ in 0..<35 {
        world.tick()
        let shown = detail.view.layer.presented(at: MediaClock.seconds)
        xs.append(shown.position.x - shown.bounds.width / 2)
      }
      #expect(xs.first == 393)
      #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(xs.last == 0)
      // Critically damped, omega 18.257: 94.2 % of the way after a quarter of a second (fact 103);
      // an undamped reading of damping ratio 4.56 would have come less than half the way.
      #expect(abs(xs[15] - 393 * 0.058) < 4)
    }

    @Test("A swipe from the left edge pops, or comes back", arguments: [true, false])
    func edgeSwipe(finishes: Bool) {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let detail = Detail()
      navigation.pushViewController(detail, animated: false)
      let world = World(root: navigation)
      let end: CGFloat = finishes ? 300 : 100
      TouchInput.began(finger: 1, at: CGPoint(x: 5, y: 400))
      world.tick()
      for step in 1...20 {
        TouchInput.moved(finger: 1, to: CGPoint(x: 5 + end * CGFloat(step) / 20, y: 400))
        world.tick()
      }
      #expect(UIApplication.shared.transitionsInFlight.map(\.kind) == ["pop"])
      #expect(UIApplication.shared.transitionsInFlight.map(\.interactive) == [true])
      world.tick(20)  // The finger rests, so that it is no fling.
      TouchInput.ended(finger: 1)
      world.settle()
      #expect(navigation.viewControllers == (finishes ? [root] : [root, detail]))
      let shown = finishes ? root : detail
      #expect(navigation.layout.content.subviews == [shown.view])
      #expect(shown.view.frame.minX == 0)
      if !finishes {
        #expect(
          world.appearances == [
            "Detail.viewWillDisappear(true)", "Root.viewWillAppear(true)",
            "Root.viewIsAppearing(true)", "Root.viewWillDisappear(true)",
            "Root.viewDidDisappear(true)", "Detail.viewWillAppear(true)",
            "Detail.viewIsAppearing(true)", "Detail.viewDidAppear(true)",
          ])
      }
    }

    @Test("setViewControllers is a pop to what was there and a push to what was not")
    func replace() {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let world = World(root: navigation)
      let detail = Detail()
      let card = Card()
      navigation.setViewControllers([root, detail, card], animated: true)
      #expect(UIApplication.shared.transitionsInFlight.map(\.kind) == ["push"])
      world.settle()
      #expect(card.view.window != nil)
      #expect(!detail.isViewLoaded)
      #expect(navigation.popToRootViewController(animated: true)?.count == 2)
      #expect(UIApplication.shared.transitionsInFlight.map(\.kind) == ["pop"])
      world.settle()
      #expect(navigation.children == [root])
      #expect(card.parent == nil)
    }

    @Test("A second push waits for the first; both end on the stack")
    func twoPushes() {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let world = World(root: navigation)
      let detail = Detail()
      let card = Card()
      navigation.pushViewController(detail, animated: true)
      navigation.pushViewController(card, animated: true)
      world.settle()
      world.settle()
      #expect(navigation.viewControllers == [root, detail, card])
      #expect(navigation.layout.content.subviews == [card.view])
    }

    @Test("Content reaches under the bar and keeps clear of it by its safe area")
    func safeArea() {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let world = World(root: navigation)
      #expect(root.view.frame == world.window.bounds)
      #expect(root.view.safeAreaInsets.top == CGFloat(59 + 44))
      navigation.setNavigationBarHidden(true, animated: false)
      world.tick()
      #expect(root.view.safeAreaInsets.top == CGFloat(59))
    }
  }

  @MainActor @Suite("Memory") struct Memory {
    @Test("Nothing of a presentation is kept after its dismissal", arguments: [true, false])
    func presentation(animated: Bool) {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      weak var card: Card?
      weak var animator: Slide?
      slides.makeAnimator = {
        let made = Slide(isPresenting: $0)
        animator = made
        return made
      }
      do {
        let made = Card()
        made.modalPresentationStyle = .custom
        made.transitioningDelegate = slides
        card = made
        root.present(made, animated: animated)
      }
      world.settle()
      #expect(slides.lastPresentation != nil, "kept by the system, the delegate is weak")
      #expect(animator == nil)
      root.dismiss(animated: animated)
      world.settle()
      world.tick(2)
      #expect(slides.lastPresentation == nil)
      #expect(card == nil)
    }

    @Test("A popped controller is let go")
    func pop() {
      let navigation = UINavigationController(rootViewController: Root())
      let world = World(root: navigation)
      weak var detail: Detail?
      do {
        let made = Detail()
        detail = made
        navigation.pushViewController(made, animated: true)
      }
      world.settle()
      #expect(detail != nil)
      navigation.popViewController(animated: true)
      world.settle()
      world.tick(2)
      #expect(detail == nil)
    }
  }

  @MainActor @Suite("Containment") struct Containment {
    @Test("A child's callbacks come with its view, at the end of the same tick")
    func addedChild() {
      let root = Root()
      let world = World(root: root)
      let child = Detail()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      #expect(world.appearances == ["Detail.viewWillAppear(false)"])
      world.tick()
      #expect(
        world.appearances == [
          "Detail.viewWillAppear(false)", "Detail.viewIsAppearing(false)",
          "Detail.viewDidAppear(false)",
        ])
      world.clearLog()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        world.log == [
          "Detail.viewWillDisappear(false)", "Detail.viewDidDisappear(false)", "Detail.didMove",
        ])
    }

    @Test("transition(from:to:) exchanges two children and sends four callbacks")
    func exchange() {
      let root = Root()
      let world = World(root: root)
      let first = Detail()
      let second = Card()
      for child in [first, second] { root.addChild(child) }
      root.view.addSubview(first.view)
      world.tick()
      world.clearLog()
      var finished: Bool?
      root.transition(
        from: first, to: second, duration: 0.2, options: [],
        animations: { second.view.alpha = 0.5 }, completion: { finished = $0 })
      world.settle()
      #expect(finished == true)
      #expect(first.view.superview == nil)
      #expect(
        world.appearances == [
          "Detail.viewWillDisappear(true)", "Card.viewWillAppear(true)",
          "Card.viewIsAppearing(true)", "Detail.viewDidDisappear(true)", "Card.viewDidAppear(true)",
        ])
    }

    final class Late: UIViewController {
      let child = Detail()
      override func viewIsAppearing(_ animated: Bool) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    @Test("A child that is added while its parent appears goes along with it")
    func addedDuringAppearance() {
      let root = Root()
      let world = World(root: root)
      let late = Late()
      late.modalPresentationStyle = .fullScreen
      root.present(late, animated: true)
      world.settle()
      #expect(
        world.appearances.filter { !$0.hasPrefix("Root") } == [
          "Late.viewWillAppear(true)", "Late.viewIsAppearing(true)", "Detail.viewWillAppear(true)",
          "Detail.viewIsAppearing(true)", "Late.viewDidAppear(true)", "Detail.viewDidAppear(true)",
        ])
    }

    final class Eager: UIPresentationController {
      override func presentationTransitionWillBegin() {
        presentedView?.frame = containerView?.bounds ?? .zero
        if let presentedView { containerView?.addSubview(presentedView) }
      }
    }
    final class EagerDelegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Eager(presentedViewController: presented, presenting: presenting)
      }
    }

    @Test(
      "A presented view that comes into the window early does not make its children appear early")
    func addedBeforeAppearance() {
      let root = Root()
      let world = World(root: root)
      let navigation = UINavigationController(rootViewController: Detail())
      let delegate = EagerDelegate()
      navigation.modalPresentationStyle = .custom
      navigation.transitioningDelegate = delegate
      root.present(navigation, animated: true)
      world.settle()
      #expect(
        world.appearances == [
          "UINavigationController.viewWillAppear(true)", "Detail.viewWillAppear(true)",
          "UINavigationController.viewIsAppearing(true)", "Detail.viewIsAppearing(true)",
          "UINavigationController.viewDidAppear(true)", "Detail.viewDidAppear(true)",
        ])
    }

    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("A container that forwards by itself gets nothing forwarded")
    func manual() {
      let root = Manual()
      let world = World(root: root)
      let child = Detail()
      root.addChild(child)
      root.view.addSubview(child.view)
      world.tick()
      #expect(world.appearances == [])
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(
        world.appearances == [
          "Detail.viewWillAppear(true)", "Detail.viewIsAppearing(true)",
          "Detail.viewDidAppear(true)",
        ])
    }
  }
}
