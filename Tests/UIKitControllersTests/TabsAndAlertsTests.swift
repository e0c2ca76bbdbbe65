import Foundation
import MediaTime
import QuartzCore
import Testing
import UIKitViews

@testable import UIKitControllers

extension ControllerSuites {
  @MainActor @Suite("Tabs") struct Tabs {
    final class Judge: NSObject, UITabBarControllerDelegate {
      var animates = false
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { !(viewController is Root) }
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        animates ? Slide(isPresenting: true) : nil
      }
    }

    @Test(
      "A change of tabs is instantaneous without an animator and lasts with one",
      arguments: [true, false])
    func select(animates: Bool) {
      let first = Card()
      let second = Detail()
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let judge = Judge()
      judge.animates = animates
      tabs.delegate = judge
      let world = World(root: tabs)
      #expect(first.view.window != nil)
      tabs.selectedIndex = 1
      #expect(tabs.selectedViewController === second)
      #expect((second.viewIfLoaded?.window != nil) == !animates)
      world.settle()
      #expect(tabs.content.subviews == [second.view])
      #expect(
        world.appearances == [
          "Card.viewWillDisappear(\(animates))", "Detail.viewWillAppear(\(animates))",
          "Detail.viewIsAppearing(\(animates))", "Card.viewDidDisappear(\(animates))",
          "Detail.viewDidAppear(\(animates))",
        ])
    }

    @Test("The content keeps clear of the bar by its safe area")
    func safeArea() {
      let first = Card()
      let tabs = UITabBarController()
      tabs.viewControllers = [first]
      let world = World(root: tabs)
      world.tick()
      #expect(first.view.safeAreaInsets.bottom == CGFloat(34 + 49))
      #expect(first.tabBarController === tabs)
    }
  }

  @MainActor @Suite("Alerts") struct Alerts {
    @Test("An alert stands in the middle; its button sends it away and calls the handler")
    func alert() {
      let root = Root()
      let world = World(root: root)
      let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
      var chosen = false
      let action = UIAlertAction(title: "OK", style: .default) { _ in chosen = true }
      alert.addAction(action)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: true)
      world.settle()
      let frame = alert.view.frame
      #expect(frame.width == 270)
      #expect(abs(frame.midX - 196.5) < 1 && abs(frame.midY - 426) < 1)
      alert.choose(action)
      world.settle()
      #expect(chosen)
      #expect(root.presentedViewController == nil)
    }
  }

  @MainActor @Suite("Interruptible animators") struct Interruptible {
    /// Slides by a property animator.
    final class Scrubbed: NSObject, UIViewControllerAnimatedTransitioning {
      private let isPresenting: Bool
      private var made: UIViewPropertyAnimator?

      init(isPresenting: Bool) { self.isPresenting = isPresenting }

      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      )
        -> TimeInterval
      { 0.3 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
      }

      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      )
        -> any UIViewImplicitlyAnimating
      {
        if let made { return made }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        if let view = context.view(forKey: key) {
          var end = view.frame
          if isPresenting, let controller = context.viewController(forKey: .to) {
            end = context.finalFrame(for: controller)
            view.frame = end.offsetBy(dx: 0, dy: end.height)
            context.containerView.addSubview(view)
          } else {
            end = end.offsetBy(dx: 0, dy: end.height)
          }
          animator.addAnimations { view.frame = end }
        }
        animator.addCompletion { [self] _ in
          context.completeTransition(!context.transitionWasCancelled)
          made = nil
        }
        made = animator
        return animator
      }
    }

    private func presented() -> (World, Root, Card, Slides) {
      let root = Root()
      let world = World(root: root)
      let slides = Slides()
      slides.makeAnimator = { Scrubbed(isPresenting: $0) }
      let card = Card()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slides
      root.present(card, animated: true)
      world.settle()
      return (world, root, card, slides)
    }

    @Test(
      "A percentage scrubs the animator; finish and cancel play its rest", arguments: [true, false])
    func scrubbing(finishes: Bool) {
      let (world, root, card, slides) = presented()
      #expect(root.presentedViewController === card)
      #expect(world.minY(card.view) == 100)
      let driver = UIPercentDrivenInteractiveTransition()
      slides.interaction = driver
      card.dismiss(animated: true)
      world.tick()
      driver.update(0.5)
      world.tick()
      #expect(abs(world.minY(card.view) - 476) < 0.5)
      if finishes { driver.finish() } else { driver.cancel() }
      world.settle()
      #expect((root.presentedViewController == nil) == finishes)
      if !finishes {
        #expect(world.minY(card.view) == 100)
        #expect(slides.lastPresentation?.tint.alpha == 1)
      }
    }

    @Test("A running one can be caught and turned round")
    func caught() {
      let (world, root, card, slides) = presented()
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      slides.interaction = driver
      card.dismiss(animated: true)
      world.tick(10)
      #expect(UIApplication.shared.transitionsInFlight.map(\.phase) == ["running"])
      driver.pause()
      #expect(UIApplication.shared.transitionsInFlight.map(\.phase) == ["interactive"])
      let y = world.minY(card.view)
      #expect(y > 150 && y < 800)
      world.tick(5)
      #expect(abs(world.minY(card.view) - y) < 0.5, "it stands still under the finger")
      driver.cancel()
      world.settle()
      #expect(root.presentedViewController === card)
      #expect(world.minY(card.view) == 100)
    }
  }

  @MainActor @Suite("Containers in presentations") struct Nested {
    @Test("A navigation controller takes its top along, and a push inside is its own transition")
    func navigationInSheet() {
      let root = Root()
      let world = World(root: root)
      let first = Card()
      let navigation = UINavigationController(rootViewController: first)
      root.present(navigation, animated: true)
      world.settle()
      #expect(
        world.appearances.filter { $0.hasPrefix("Card") } == [
          "Card.viewWillAppear(true)", "Card.viewIsAppearing(true)", "Card.viewDidAppear(true)",
        ])
      let detail = Detail()
      navigation.pushViewController(detail, animated: true)
      #expect(detail.transitionCoordinator != nil)
      #expect(UIApplication.shared.transitionsInFlight.map(\.kind) == ["push"])
      world.settle()
      #expect(detail.view.window != nil)
      detail.dismiss(animated: true)
      world.settle()
      #expect(root.presentedViewController == nil)
      #expect(world.window.subviews == [root.view])
    }

    @Test("Pushing while the navigation controller itself is coming in disturbs neither")
    func pushWhileAppearing() {
      let root = Root()
      let world = World(root: root)
      let first = Card()
      let navigation = UINavigationController(rootViewController: first)
      navigation.modalPresentationStyle = .fullScreen
      root.present(navigation, animated: true)
      world.tick(5)
      let detail = Detail()
      navigation.pushViewController(detail, animated: true)
      world.settle()
      world.settle()
      #expect(navigation.topViewController === detail)
      #expect(detail.view.window != nil)
      #expect(detail.appearance.state == .appeared)
      #expect(root.appearance.state == .disappeared)
      #expect(navigation.appearance.state == .appeared)
    }

    final class Turning: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate(alongsideTransition: { _ in self.sizes.append(self.view.bounds.size) })
      }
    }

    @Test("A turn of the screen tells every controller, then resizes them in an animation")
    func rotation() {
      let root = Turning()
      let world = World(root: root)
      let slides = Slides()
      let card = Turning()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slides
      root.present(card, animated: false)
      let old = UIScreen.main.device
      var turned = old
      turned.size = CGSize(width: old.size.height, height: old.size.width)
      RotationHost.turn(to: turned)
      world.settle()
      #expect(root.sizes == [turned.size, turned.size])
      #expect(card.sizes.first == turned.size)
      #expect(root.view.frame.size == turned.size)
      #expect(slides.lastPresentation?.containerView?.frame.size == turned.size)
      UIScreen.main.device = old
    }

    @Test("A sheet can be swiped away, or is let go half way", arguments: [true, false])
    func sheetSwipe(finishes: Bool) {
      let root = Root()
      let world = World(root: root)
      let card = Card()
      root.present(card, animated: true)
      world.settle()
      #expect(abs(world.minY(card.view) - 68) < 1, "8 % of 852 points stay free")
      let way: CGFloat = finishes ? 600 : 150
      TouchInput.began(finger: 1, at: CGPoint(x: 200, y: 150))
      world.tick()
      for step in 1...20 {
        TouchInput.moved(finger: 1, to: CGPoint(x: 200, y: 150 + way * CGFloat(step) / 20))
        world.tick()
      }
      #expect(UIApplication.shared.transitionsInFlight.map(\.kind) == ["dismissal"])
      world.tick(20)
      TouchInput.ended(finger: 1)
      world.settle()
      #expect((root.presentedViewController == nil) == finishes)
      if !finishes { #expect(abs(world.minY(card.view) - 68) < 1) }
    }
  }
}

extension ControllerSuites {
  @MainActor @Suite("Pages") struct Pages {
    final class Book: NSObject, UIPageViewControllerDataSource {
      let pages: [UIViewController] = [Root(), Card(), Detail()]
      private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? 0 }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { index(page) > 0 ? pages[index(page) - 1] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { index(page) < 2 ? pages[index(page) + 1] : nil }
    }

    @Test("Pages are turned by call and by finger, and a short drag comes back")
    func turning() {
      let book = Book()
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = book
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      let world = World(root: controller)
      #expect(book.pages[0].view.window != nil)
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      world.settle()
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(controller.view.subviews == [book.pages[1].view])
      drag(by: -300, in: world)
      #expect(controller.viewControllers == [book.pages[2]])
      #expect(book.pages[2].view.frame.minX == 0)
      #expect(book.pages[1].parent == nil)
      drag(by: 80, in: world)
      #expect(controller.viewControllers == [book.pages[2]])
      #expect(book.pages[2].appearance.state == .appeared)
    }

    private func drag(by way: CGFloat, in world: World) {
      TouchInput.began(finger: 1, at: CGPoint(x: 200 - way / 2, y: 300))
      world.tick()
      for step in 1...20 {
        TouchInput.moved(
          finger: 1, to: CGPoint(x: 200 - way / 2 + way * CGFloat(step) / 20, y: 300))
        world.tick()
      }
      world.tick(20)
      TouchInput.ended(finger: 1)
      world.settle()
    }
  }
}
