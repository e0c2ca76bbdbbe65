import CoreGraphics
import EventLog
import Foundation
import Testing
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyStage

extension StageSuites {
  /// On 393 x 852 points; the panel's place is (0, 59, 393, 793).
  @MainActor @Suite("A panel over a tint") struct Panel {
    static let place = CGRect(x: 0, y: 59, width: 393, height: 793)

    @Test("The animator is given the overridden view and the overridden frame, and no presenter")
    func whatTheAnimatorGets() throws {
      let program = PanelStage()
      let presentation = try program.opened()
      let told = PanelAnimator.told
      #expect(told.toView === presentation.panel)
      #expect(told.toView !== program.shelf.panelController?.view)
      #expect(told.final == Self.place, "(0, 0, 393, 852) would ignore the override")
      #expect(told.fromView == nil)
      #expect(told.isAnimated && !told.isInteractive)
      #expect(program.stage.log.events.filter { $0.name == "presentationController" }.count == 1)
      program.shelf.close()
      try program.stage.wait()
      #expect(PanelAnimator.told.fromView === presentation.panel)
      #expect(PanelAnimator.told.toView == nil)
    }

    @Test("The coordinator is there before the animation; the presenter stays and hears nothing")
    func coordinator() throws {
      let program = PanelStage()
      let presentation = try program.opened()
      #expect(presentation.coordinatorWasThere && presentation.presenterStayed)
      #expect(presentation.ends == ["presentation true"])
      program.shelf.close()
      try program.stage.wait()
      #expect(presentation.ends == ["presentation true", "dismissal true"])
      #expect(program.isAsAtFirst)
      #expect(program.shelf.completions == ["opened", "closed"])
      let heard = program.stage.log.events.filter { $0.class.hasSuffix("Shelf") }.map(\.name)
      #expect(heard.filter { $0.hasSuffix("appear") || $0.hasSuffix("Disappear") }.isEmpty)
      #expect(heard.filter { $0.hasSuffix("Appear") }.count == 2, "those of the launch")
    }

    @Test("The tint keeps to the transition's duration and to ease-in-ease-out in every frame")
    func alongside() throws {
      let program = PanelStage()
      try program.stage.wait()
      program.shelf.open()
      let presentation = try #require(program.shelf.presentation)
      var frame = 0
      while program.shelf.completions.isEmpty {
        try program.stage.tick()
        let t = Double(frame) / 60 / 0.3
        // The Bezier curve by its parameter, found by halving.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
          let s = (low + high) / 2
          let x = 3 * 0.42 * s * (1 - s) * (1 - s) + 3 * 0.58 * s * s * (1 - s) + s * s * s
          if x < t { low = s } else { high = s }
        }
        let s = (low + high) / 2
        let wanted = t < 1 ? 3 * s * s * (1 - s) + s * s * s : 1
        #expect(abs(presentation.shownTint - wanted) < 1.0 / 255, "frame \(frame)")
        frame += 1
      }
      #expect(abs(frame - 19) <= 1, "0.3 s are 18 frames after the first")
    }

    @Test("The mask follows the bounds")
    func mask() throws {
      let program = PanelStage()
      let presentation = try program.opened()
      let bounds = presentation.panel.outline.path?.boundingBox
      #expect(bounds == CGRect(x: 0, y: 0, width: 393, height: 793))
      presentation.panel.frame.size.height = 400
      try program.stage.tick()
      #expect(presentation.panel.outline.path?.boundingBox.height == 400)
      #expect(presentation.panel.outline.animationKeys() == nil, "the mask would lag behind")
      // The corner itself is outside, its neighbours below are inside.
      let path = try #require(presentation.panel.outline.path)
      #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 2, y: 398)))
    }

    @Test("The system keeps the presentation controller until the dismissal, and nothing longer")
    func release() throws {
      let program = PanelStage()
      weak var presentation: PanelPresentation?
      weak var content: UIViewController?
      weak var panelView: UIView?
      do {
        presentation = try program.opened()
        content = program.shelf.panelController?.topViewController
        panelView = presentation?.panel
      }
      for _ in 0..<30 { try program.stage.tick() }
      #expect(presentation != nil && program.shelf.presentation === presentation)
      #expect(program.shelf.animator == nil, "an animator is not kept between transitions")
      #expect(content != nil)
      program.shelf.close()
      try program.stage.wait()
      try program.stage.tick()
      PanelAnimator.told = .init()
      #expect(presentation == nil)
      #expect(program.shelf.panelController == nil)
      #expect(content == nil)
      #expect(panelView == nil)
      #expect(program.shelf.animator == nil)
    }

    @Test(
      "A full screen on top of the panel and away again leaves it as wide, and where it was",
      arguments: [false, true], [false, true])
    func fullScreenOnTop(usesConstraints: Bool, isAnimated: Bool) throws {
      let program = PanelStage { $0.usesConstraints = usesConstraints }
      let presentation = try program.opened()
      let content = try #require(program.shelf.panelController)
      let screen = UIViewController()
      screen.view.backgroundColor = .red
      screen.modalPresentationStyle = .fullScreen
      content.present(screen, animated: isAnimated)
      try program.stage.wait()
      #expect(screen.view.window != nil)
      #expect(content.view.window == nil, "a full screen takes its presenter away")
      content.dismiss(animated: isAnimated)
      try program.stage.wait()
      #expect(content.view.superview === presentation.panel)
      #expect(content.view.frame == CGRect(x: 0, y: 0, width: 393, height: 793))
      #expect(presentation.panel.frame == Self.place)
      #expect(presentation.shownTop == 59)
      // It still closes by its button, and follows a change of the panel's size.
      presentation.panel.frame.size.height = 500
      try program.stage.tick()
      #expect(content.view.frame.height == 500)
      program.shelf.close()
      try program.stage.wait()
      #expect(program.isAsAtFirst)
    }

    @Test(
      "Without animation it reaches the same ends, and an animator that never completes freezes nothing",
      arguments: [false, true])
    func unanimated(neverCompletes: Bool) throws {
      let program = PanelStage {
        $0.isAnimated = false
        $0.animatorsNeverComplete = neverCompletes
      }
      for round in 1...2 {
        let presentation = try program.opened()
        #expect(presentation.panel.frame == Self.place)
        #expect(presentation.shownTop == 59 && presentation.shownTint == 1)
        #expect(presentation.panel.window != nil)
        #expect(presentation.ends == ["presentation true"])
        #expect(UIApplication.shared.transitionsInFlight.isEmpty)
        let hit = program.shelf.view.window?.hitTest(CGPoint(x: 190, y: 600), with: nil)
        #expect(hit?.isDescendant(of: presentation.panel) == true, "\(String(describing: hit))")
        program.shelf.close()
        try program.stage.wait()
        #expect(presentation.ends == ["presentation true", "dismissal true"])
        #expect(program.isAsAtFirst)
        #expect(program.shelf.completions.count == 2 * round)
      }
      #expect(program.shelf.askedForAnimators == 0)
    }

    @Test("Opened with animation and closed without, it is gone in one tick")
    func mixed() throws {
      let program = PanelStage()
      _ = try program.opened()
      program.shelf.isAnimated = false
      program.shelf.close()
      try program.stage.tick()
      #expect(program.isAsAtFirst)
    }

    @Test("The close item stands at the right end of the bar, and a tap on it closes")
    func closeItem() throws {
      let program = PanelStage()
      let presentation = try program.opened()
      let bar = try #require(program.shelf.panelController?.navigationBar)
      #expect(bar.convert(bar.bounds, to: nil).minY == 59)
      let middle = try program.stage.find("Close")
      #expect(middle.x > 330 && middle.x < 393)
      #expect(middle.y > 59 && middle.y < 59 + bar.bounds.height)
      try program.stage.tap("Close")
      try program.stage.wait()
      #expect(presentation.ends.last == "dismissal true")
      #expect(!PanelAnimator.told.isInteractive)
      #expect(program.isAsAtFirst)
    }
  }
}

extension LoggedEvent {
  /// The call without its labels.
  var name: String { String(call.prefix { $0 != "(" }) }
}
