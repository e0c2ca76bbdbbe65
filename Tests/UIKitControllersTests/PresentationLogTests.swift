import Foundation
import Testing
import UIKitViews

@testable import UIKitControllers

extension ControllerSuites {
  @MainActor @Suite("The log of presentations") struct PresentationLog {
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
      #expect(card.view.superview != nil)
      #expect(world.minY(card.view) == 100)
    }
  }
}
