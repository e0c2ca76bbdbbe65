import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing
import UIKitViews

@testable import UIKitControllers

extension ControllerSuites {
  /// Dismissals that change one of everything, let go at every frame there is.
  @MainActor @Suite("A cancel at every single frame") struct EveryFrame {
    /// A device's rate, and the curve that the dismissal's animator asks for.
    nonisolated static let cases: [(rate: Int, timing: RichSlide.Timing)] = [30, 60, 120].flatMap {
      rate in RichSlide.Timing.allCases.map { (rate, $0) }
    }

    @MainActor final class Drag {
      let slides = Slides()
      let root = Root()
      let page = RichPage()
      let world: World
      let driver = UIPercentDrivenInteractiveTransition()

      init(rate: Int, timing: RichSlide.Timing) {
        world = World(rate: rate, root: root)
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = slides
        slides.makeAnimator = { isPresenting in
          if isPresenting { return Slide(isPresenting: true) }
          return timing == .interruptible ? InterruptibleRichSlide() : RichSlide(timing)
        }
        root.present(page, animated: true)
        world.settle()
        world.clearLog()
      }

      func begin() {
        slides.interaction = driver
        page.dismiss(animated: true)
        slides.interaction = nil
      }

      /// Every layer of the window, front to back in a fixed order.
      var layers: [CALayer] {
        func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
        return all(world.window.layer)
      }
      var models: [Looks] { layers.map { Looks($0.properties) } }
      var looks: [Looks] { layers.map { Looks($0.presented(at: MediaClock.seconds)) } }
    }

    /// A finger's way over the frames of 0.3 s: with rests, jumps and steps back.
    private func percents(rate: Int) -> [CGFloat] {
      let count = rate * 3 / 10
      return (1...count).map { frame in
        let even = CGFloat(frame) / CGFloat(count)
        let uneven = [0, 0.03, -0.04, 0.01, 0.01, -0.02][frame % 6]
        return min(max(even + uneven, 0), 1)
      }
    }

    @Test("Everything is as before, and nothing lies further along on the way", arguments: cases)
    func cancelling(rate: Int, timing: RichSlide.Timing) {
      let percents = percents(rate: rate)
      let drag = Drag(rate: rate, timing: timing)
      let before = drag.models
      let constants = drag.page.constants
      for release in 0...percents.count {
        drag.begin()
        drag.world.tick()
        for percent in percents.prefix(release) {
          drag.driver.update(percent)
          drag.world.tick()
        }
        let released = zip(drag.looks, before).map { $0.distances(from: $1) }
        if release == percents.count / 2 {
          // The test would hold for an animator that does nothing.
          let moved = released.joined().filter { $0 > 0 }.count
          #expect(moved >= 14, "\(moved)")
        }
        drag.driver.cancel()
        var ticks = 0
        repeat {
          drag.world.tick()
          ticks += 1
          let now = zip(drag.looks, before).map { $0.distances(from: $1) }
          let further = zip(now, released).enumerated().filter { _, pair in
            zip(pair.0, pair.1).contains { $0 > $1 + 0.001 }
          }
          #expect(further.isEmpty, "frame \(ticks) after a release at frame \(release)")
        } while !UIApplication.shared.transitionsInFlight.isEmpty && ticks < rate
        #expect(drag.models == before, "released at frame \(release)")
        #expect(drag.looks == before, "released at frame \(release)")
        #expect(drag.page.constants == constants)
        // A layout from scratch must not bring the end back either.
        drag.page.view.setNeedsLayout()
        drag.page.panel.superview?.setNeedsLayout()
        drag.world.tick(2)
        #expect(drag.models == before, "a later layout, released at frame \(release)")
        #expect(drag.root.presentedViewController === drag.page)
        #expect(!LayerAnimations.hasFiniteAnimations)
      }
      #expect(
        drag.world.log.filter { $0 == "SlidePresentation.dismissalTransitionDidEnd(false)" }.count
          == percents.count + 1)
      // It still can be dismissed.
      drag.page.dismiss(animated: true)
      drag.world.settle()
      #expect(drag.world.window.subviews == [drag.root.view])
    }

    @Test("A cancel before the first frame takes back the start as well", arguments: [30, 60, 120])
    func beforeTheFirst(rate: Int) {
      let drag = Drag(rate: rate, timing: .easeInOut)
      let before = drag.models
      drag.begin()
      drag.driver.update(0.7)
      drag.driver.cancel()
      drag.world.settle()
      #expect(drag.models == before)
      #expect(drag.looks == before)
    }

    @Test("What the program sets anew after the release stays", arguments: [false, true])
    func programWins(constraintToo: Bool) {
      let drag = Drag(rate: 60, timing: .linear)
      drag.begin()
      drag.world.tick()
      drag.driver.update(0.4)
      drag.world.tick()
      drag.driver.cancel()
      drag.page.badge.alpha = 0.5
      if constraintToo { drag.page.lead.constant = 77 }
      drag.world.settle()
      #expect(drag.page.badge.alpha == 0.5)
      #expect(drag.page.lead.constant == (constraintToo ? 77 : 20))
      #expect(drag.page.panel.frame.minX == (constraintToo ? 77 : 20))
    }

    @Test("With the switch off, as in UIKit, the constraint keeps its constant")
    func switchedOff() {
      AnimationRules.restoresConstraints = false
      defer { AnimationRules.restoresConstraints = true }
      let drag = Drag(rate: 60, timing: .linear)
      drag.begin()
      drag.world.tick()
      drag.driver.update(0.4)
      drag.driver.cancel()
      drag.world.settle()
      #expect(drag.page.lead.constant == 220)
      #expect(drag.page.badge.alpha == 1)
    }

    @Test("A finished dismissal keeps its constants")
    func finishing() {
      let drag = Drag(rate: 60, timing: .linear)
      drag.begin()
      drag.world.tick()
      drag.driver.update(0.4)
      drag.driver.finish()
      drag.world.settle()
      #expect(drag.page.lead.constant == 220)
      #expect(drag.page.narrow.isActive && !drag.page.wide.isActive)
    }
  }
}

/// What a layer looks like, in what a dismissal may animate.
struct Looks: Equatable {
  var bounds: CGRect
  var position: CGPoint
  var transform: [CGFloat]
  var opacity: Float
  var background: [CGFloat]
  var cornerRadius: CGFloat

  init(_ properties: LayerProperties) {
    bounds = properties.bounds
    position = properties.position
    let t = properties.transform
    transform = [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42]
    opacity = properties.opacity
    background = properties.backgroundColor?.components ?? []
    cornerRadius = properties.cornerRadius
  }

  /// How far each value is from where it was.
  func distances(from start: Looks) -> [CGFloat] {
    let pairs: [(CGFloat, CGFloat)] =
      [
        (bounds.minX, start.bounds.minX), (bounds.minY, start.bounds.minY),
        (bounds.width, start.bounds.width), (bounds.height, start.bounds.height),
        (position.x, start.position.x), (position.y, start.position.y),
        (CGFloat(opacity), CGFloat(start.opacity)), (cornerRadius, start.cornerRadius),
      ] + Array(zip(transform, start.transform)) + Array(zip(background, start.background))
    return pairs.map { abs($0 - $1) }
  }
}

/// A screen with something to animate of every kind.
final class RichPage: UIViewController {
  let badge = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  let swatch = UIView(frame: CGRect(x: 120, y: 20, width: 80, height: 40))
  let panel = UIView()
  private(set) lazy var lead = panel.leadingAnchor.constraint(
    equalTo: view.leadingAnchor, constant: 20)
  private(set) lazy var wide = panel.widthAnchor.constraint(equalToConstant: 200)
  private(set) lazy var narrow = panel.widthAnchor.constraint(equalToConstant: 60)

  override func viewDidLoad() {
    badge.backgroundColor = .red
    swatch.backgroundColor = .blue
    swatch.layer.cornerRadius = 4
    panel.translatesAutoresizingMaskIntoConstraints = false
    for view in [badge, swatch, panel] { self.view.addSubview(view) }
    NSLayoutConstraint.activate([
      lead, wide, panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      panel.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// What the constraints say.
  var constants: [CGFloat] { [lead.constant, wide.isActive ? 1 : 0, narrow.isActive ? 1 : 0] }
}

/// Puts a ``RichPage`` away, changing everything there is to change.
class RichSlide: Slide {
  enum Timing: CaseIterable {
    case linear, easeInOut, spring, keyframes, propertyAnimator, interruptible
  }
  let timing: Timing

  init(_ timing: Timing) {
    self.timing = timing
    super.init(isPresenting: false)
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let change = change(in: context) else { return }
    let done: (Bool) -> Void = { _ in self.end(context) }
    switch timing {
    case .linear:
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .curveLinear, animations: change, completion: done)
    case .easeInOut: UIView.animate(withDuration: 0.3, animations: change, completion: done)
    case .spring:
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [], animations: change, completion: done)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: 0.3, delay: 0, options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
        }, completion: done)
    case .propertyAnimator, .interruptible: propertyAnimator(change, in: context).startAnimation()
    }
  }

  func propertyAnimator(
    _ change: @escaping () -> Void, in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn, animations: change)
    animator.addCompletion { _ in self.end(context) }
    return animator
  }

  /// What is to be animated; the constraints are changed at once, as people do.
  func change(in context: any UIViewControllerContextTransitioning) -> (() -> Void)? {
    guard let page = context.viewController(forKey: .from) as? RichPage,
      let view = context.view(forKey: .from)
    else { return nil }
    page.lead.constant = 220
    page.wide.isActive = false
    page.narrow.isActive = true
    return {
      view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height)
      view.backgroundColor = .green
      page.badge.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.8, y: 0.8)
      page.badge.alpha = 0.1
      page.swatch.backgroundColor = .clear
      page.swatch.layer.cornerRadius = 20
      page.swatch.bounds = CGRect(x: 5, y: 0, width: 40, height: 20)
      page.view.layoutIfNeeded()
    }
  }
}

/// The same by an interruptible animator.
final class InterruptibleRichSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let slide = RichSlide(.interruptible)
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = slide.propertyAnimator(slide.change(in: context) ?? {}, in: context)
    animator = made
    return made
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }
}
