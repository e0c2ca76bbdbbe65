import Foundation
import Testing
import UIKitViews

@testable import UIKitControllers

extension ControllerSuites {
  @MainActor @Suite("Calls in the middle of calls") struct Reentrancy {
    private func card(_ slides: Slides) -> Card {
      let card = Card()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slides
      return card
    }

    @Test("Dismissing in the completion of present", arguments: [true, false])
    func dismissInCompletion(animated: Bool) {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      let card = card(slides)
      root.present(card, animated: true) { card.dismiss(animated: animated) }
      world.settle()
      world.settle()
      #expect(root.presentedViewController == nil)
      #expect(world.window.subviews == [root.view])
      #expect(
        world.appearances.map { $0.prefix { $0 != "(" } } == [
          "Card.viewWillAppear", "Card.viewIsAppearing", "Card.viewDidAppear",
          "Card.viewWillDisappear", "Card.viewDidDisappear",
        ])
    }

    @Test("Dismissing in viewDidAppear", arguments: [true, false])
    func dismissInDidAppear(animated: Bool) {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      let card = card(slides)
      card.whenDidAppear = { [unowned card] in card.dismiss(animated: animated) }
      var completed = false
      root.present(card, animated: true) { completed = true }
      world.settle()
      world.settle()
      #expect(completed)
      #expect(root.presentedViewController == nil)
      #expect(world.window.subviews == [root.view])
    }

    @Test("Dismissing right after presenting waits for the presentation's end")
    func dismissAtOnce() {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      let card = card(slides)
      root.present(card, animated: true)
      card.dismiss(animated: true)
      world.settle()
      world.settle()
      #expect(root.presentedViewController == nil)
      #expect(world.log.filter { $0.contains("DidEnd") }.count == 2)
    }

    final class Leaving: UIViewController {
      var whenWillDisappear: (() -> Void)?
      override func viewWillDisappear(_ animated: Bool) { whenWillDisappear?() }
    }

    @Test("Presenting in viewWillDisappear of a screen that is popped")
    func presentInWillDisappear() {
      let root = Root()
      let leaving = Leaving()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(leaving, animated: false)
      let world = World(root: navigation)
      let card = Card()
      leaving.whenWillDisappear = { [unowned leaving, unowned navigation] in
        leaving.whenWillDisappear = nil
        navigation.present(card, animated: true)
      }
      navigation.popViewController(animated: true)
      world.settle()
      world.settle()
      #expect(navigation.viewControllers == [root])
      #expect(navigation.presentedViewController === card)
      #expect(card.view.window != nil)
    }

    final class CancellingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        context.cancelInteractiveTransition()
        context.completeTransition(false)
      }
    }

    final class CustomInteraction: Slide {}

    @Test("Cancelling inside startInteractiveTransition")
    func cancelInsideStart() {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let delegate = Interacting()
      navigation.delegate = delegate
      let world = World(root: navigation)
      navigation.pushViewController(Detail(), animated: true)
      world.settle()
      #expect(navigation.viewControllers == [root])
      #expect(
        world.appearances.map { $0.prefix { $0 != "(" } } == [
          "Root.viewWillDisappear", "Detail.viewWillAppear", "Detail.viewWillDisappear",
          "Detail.viewDidDisappear", "Root.viewWillAppear", "Root.viewIsAppearing",
          "Root.viewDidAppear",
        ])
      #expect(root.view.window != nil)
    }

    final class Interacting: NSObject, UINavigationControllerDelegate {
      let interaction = CancellingInteraction()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresenting: true) }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test("Pushing in viewDidAppear")
    func pushInDidAppear() {
      let first = Card()
      let navigation = UINavigationController(rootViewController: first)
      let detail = Detail()
      first.whenDidAppear = { [unowned first, unowned navigation] in
        first.whenDidAppear = nil
        navigation.pushViewController(detail, animated: true)
      }
      let world = World(root: navigation)
      world.settle()
      #expect(navigation.topViewController === detail)
      #expect(detail.view.window != nil)
      #expect(first.view.window == nil)
    }

    final class Double: Slide {
      override func end(_ context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }

    @Test("Completing twice is reported and changes nothing")
    func completeTwice() {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      slides.makeAnimator = { Double(isPresenting: $0) }
      root.present(card(slides), animated: true)
      world.settle()
      #expect(world.log.filter { $0.contains("misuse") }.count == 1)
      #expect(world.log.filter { $0 == "Card.viewDidAppear(true)" }.count == 1)
    }

    final class Never: Slide {
      override func end(_ context: any UIViewControllerContextTransitioning) {}
    }

    @Test("Never completing keeps the transition in flight and the screen frozen")
    func neverComplete() {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      slides.makeAnimator = { Never(isPresenting: $0) }
      var completed = false
      root.present(card(slides), animated: true) { completed = true }
      world.tick(120)
      #expect(UIApplication.shared.transitionsInFlight.map(\.phase) == ["running"])
      #expect(!completed)
      #expect(!world.log.contains("Card.viewDidAppear(true)"))
      #expect(world.window.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
    }

    final class Refusing: Slide {
      override func end(_ context: any UIViewControllerContextTransitioning) {
        context.completeTransition(isPresenting)
      }
    }

    @Test("completeTransition(false) without a cancel leaves the screen presented")
    func falseUncancelled() {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      slides.makeAnimator = { Refusing(isPresenting: $0) }
      let card = card(slides)
      root.present(card, animated: true)
      world.settle()
      card.dismiss(animated: true)
      world.settle()
      #expect(root.presentedViewController === card)
      #expect(card.view.superview != nil, "the container stays on top and swallows touches")
      #expect(world.log.contains("Refusing.misuse(notCompletedThoughNotCancelled)"))
    }

    @Test("Two dismissals at once are one")
    func dismissTwice() {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      let card = card(slides)
      root.present(card, animated: true)
      world.settle()
      world.clearLog()
      var completions = 0
      card.dismiss(animated: true) { completions += 1 }
      card.dismiss(animated: true) { completions += 1 }
      world.settle()
      #expect(completions == 2)
      #expect(world.appearances == ["Card.viewWillDisappear(true)", "Card.viewDidDisappear(true)"])
    }

    @Test("Another root in the window ends what was presented over the old one")
    func replaceRoot() {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      root.present(card(slides), animated: true)
      world.tick(3)
      let other = Detail()
      world.window.rootViewController = other
      world.settle()
      #expect(world.window.subviews == [other.view])
      #expect(UIApplication.shared.transitionsInFlight.isEmpty)
      #expect(root.presentedViewController == nil)
    }
  }
}
