import Foundation
import Testing
import UIKitViews

@testable import UIKitControllers

extension ControllerSuites {
  @MainActor @Suite("The log of presentations") struct PresentationLog {
    private func presented(_ slides: Slides) -> (World, Root, Card) {
      let root = Root()
      let world = World(root: root)
      let card = Card()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slides
      root.present(card, animated: true)
      world.settle()
      world.clearLog()
      return (world, root, card)
    }

    @Test("A custom presentation that keeps its presenter, from present to completion")
    func customPresent() {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      let card = Card()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slides
      var completed = false
      root.present(card, animated: true) { completed = true }
      #expect(root.presentedViewController === card)
      world.settle()
      #expect(completed)
      #expect(
        world.log == [
          "Card.viewDidLoad",
          "Slides.presentationController",
          "Slides.animationController",
          "Slides.interactionControllerForPresentation",
          "SlidePresentation.presentationTransitionWillBegin",
          "Card.viewWillAppear(true)",
          "Slide.transitionDuration",
          "Slide.animateTransition",
          "TransitionCoordinator.animate",
          "SlidePresentation.containerViewWillLayoutSubviews",
          "SlidePresentation.containerViewDidLayoutSubviews",
          "Card.viewIsAppearing(true)",
          "TransitionContext.completeTransition(true)",
          "SlidePresentation.presentationTransitionDidEnd(true)",
          "Card.viewDidAppear(true)",
          "Slide.animationEnded(true)",
        ])
      #expect(world.minY(card.view) == 100)
      #expect(root.view.window != nil, "a presenter that is kept never leaves its place")
    }

    @Test("Its dismissal uses the same presentation controller and leaves nothing behind")
    func customDismiss() {
      let slides = Slides()
      let (world, root, card) = presented(slides)
      var completed = false
      card.dismiss(animated: true) { completed = true }
      world.settle()
      #expect(completed)
      #expect(
        world.log == [
          "Slides.animationController",
          "Slides.interactionControllerForDismissal",
          "SlidePresentation.dismissalTransitionWillBegin",
          "Card.viewWillDisappear(true)",
          "Slide.transitionDuration",
          "Slide.animateTransition",
          "TransitionCoordinator.animate",
          "TransitionContext.completeTransition(true)",
          "SlidePresentation.dismissalTransitionDidEnd(true)",
          "Card.viewDidDisappear(true)",
          "Slide.animationEnded(true)",
        ])
      #expect(root.presentedViewController == nil)
      #expect(card.presentingViewController == nil)
      #expect(world.window.subviews == [root.view])
    }

    @Test("A presentation that removes its presenter takes the presenter's callbacks along")
    func removingPresent() {
      let slides = Slides()
      slides.removesPresenter = true
      let root = Root()
      let world = World(root: root)
      let card = Card()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slides
      root.present(card, animated: true)
      world.settle()
      #expect(
        world.appearances == [
          "Root.viewWillDisappear(true)", "Card.viewWillAppear(true)",
          "Card.viewIsAppearing(true)", "Card.viewDidAppear(true)", "Root.viewDidDisappear(true)",
        ])
      #expect(root.view.window == nil)
      world.clearLog()
      root.dismiss(animated: true)
      world.settle()
      #expect(
        world.appearances == [
          "Card.viewWillDisappear(true)", "Root.viewWillAppear(true)",
          "Root.viewIsAppearing(true)", "Card.viewDidDisappear(true)", "Root.viewDidAppear(true)",
        ])
      #expect(world.window.subviews == [root.view])
      #expect(root.view.frame == world.window.bounds)
    }

    nonisolated static let styles: [(UIModalPresentationStyle, removes: Bool)] = [
      (.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
      (.overCurrentContext, false), (.custom, false), (.pageSheet, false), (.formSheet, false),
      (.automatic, false),
    ]

    @Test(
      "Each style presents and dismisses with the built-in animation", arguments: styles.indices)
    func builtIn(index: Int) {
      let (style, removes) = Self.styles[index]
      let root = Root()
      let world = World(root: root)
      let card = Card()
      card.modalPresentationStyle = style
      root.present(card, animated: true)
      world.settle()
      #expect(root.presentedViewController === card)
      #expect(card.view.window != nil)
      #expect((root.view.window == nil) == removes)
      #expect(world.appearances.contains("Root.viewWillDisappear(true)") == removes)
      root.dismiss(animated: true)
      world.settle()
      #expect(root.presentedViewController == nil)
      #expect(world.window.subviews == [root.view])
      #expect(
        world.appearances.last
          == (removes ? "Root.viewDidAppear(true)" : "Card.viewDidDisappear(true)"))
    }

    @Test(
      "Each transition style reaches the same ends",
      arguments: [
        UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal,
      ])
    func transitionStyles(style: UIModalTransitionStyle) {
      let root = Root()
      let world = World(root: root)
      let card = Card()
      card.modalPresentationStyle = .fullScreen
      card.modalTransitionStyle = style
      root.present(card, animated: true)
      world.settle()
      #expect(card.view.frame == world.window.bounds)
      #expect(card.view.alpha == 1)
      root.dismiss(animated: true)
      world.settle()
      #expect(root.view.frame == world.window.bounds)
      #expect(world.window.subviews == [root.view])
    }

    @Test("Without animation no animator is asked, and the system places the view")
    func unanimated() {
      let slides = Slides()
      let root = Root()
      let world = World(root: root)
      let card = Card()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slides
      var completions = 0
      root.present(card, animated: false) { completions += 1 }
      world.settle()
      #expect(card.view.frame.minY == 100)
      #expect(slides.lastPresentation?.tint.alpha == 1)
      card.dismiss(animated: false) { completions += 1 }
      world.settle()
      #expect(completions == 2)
      #expect(
        world.log == [
          "Card.viewDidLoad",
          "Slides.presentationController",
          "SlidePresentation.presentationTransitionWillBegin",
          "Card.viewWillAppear(false)",
          "SlidePresentation.containerViewWillLayoutSubviews",
          "SlidePresentation.containerViewDidLayoutSubviews",
          "Card.viewIsAppearing(false)",
          "TransitionCoordinator.animate",
          "SlidePresentation.presentationTransitionDidEnd(true)",
          "Card.viewDidAppear(false)",
          "SlidePresentation.dismissalTransitionWillBegin",
          "Card.viewWillDisappear(false)",
          "TransitionCoordinator.animate",
          "SlidePresentation.dismissalTransitionDidEnd(true)",
          "Card.viewDidDisappear(false)",
        ])
      #expect(world.window.subviews == [root.view])
    }

    @Test("A screen over a screen over a screen goes in one dismissal of the first")
    func chain() {
      let root = Root()
      let world = World(root: root)
      let card = Card()
      let detail = Detail()
      card.modalPresentationStyle = .overFullScreen
      detail.modalPresentationStyle = .fullScreen
      root.present(card, animated: false)
      card.present(detail, animated: false)
      #expect(card.view.window == nil)
      world.clearLog()
      root.dismiss(animated: true)
      #expect(detail.isBeingDismissed)
      world.settle()
      #expect(world.window.subviews == [root.view])
      #expect(root.presentedViewController == nil)
      #expect(card.presentedViewController == nil)
      #expect(detail.presentingViewController == nil)
      #expect(
        world.appearances == ["Detail.viewWillDisappear(true)", "Detail.viewDidDisappear(true)"])
    }

    @Test("A presenter inside another presentation comes back to its place with its constraints")
    func placeIsKept() {
      let root = Root()
      let world = World(root: root)
      let card = Card()
      card.modalPresentationStyle = .overFullScreen
      root.present(card, animated: false)
      let inner: UIView = card.view
      let host = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
      inner.superview?.addSubview(host)
      host.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      let constraints = [
        inner.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -5),
        inner.topAnchor.constraint(equalTo: host.topAnchor),
        inner.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      world.tick()
      #expect(inner.frame == CGRect(x: 5, y: 0, width: 190, height: 300))
      let detail = Detail()
      detail.modalPresentationStyle = .fullScreen
      card.present(detail, animated: true)
      world.settle()
      #expect(inner.window == nil)
      card.dismiss(animated: true)
      world.settle()
      #expect(inner.superview === host)
      let allActive = constraints.allSatisfy { $0.isActive }
      #expect(allActive, "UIKit loses them and leaves a width of 0")
      #expect(inner.frame == CGRect(x: 5, y: 0, width: 190, height: 300))
    }

    @Test("Presenting is refused, with UIKit's words, outside a window and over a presentation")
    func refusals() {
      let root = Root()
      let world = World(root: root)
      let stray = Detail()
      stray.present(Card(), animated: true)
      #expect(stray.presentedViewController == nil)
      let card = Card()
      root.present(card, animated: true)
      root.present(Detail(), animated: true)
      #expect(root.presentedViewController === card)
      let warnings = world.log.filter { $0.hasSuffix("warning") }
      #expect(warnings == ["Detail.warning", "Root.warning"])
    }
  }
}
