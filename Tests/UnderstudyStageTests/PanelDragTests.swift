import CoreGraphics
import Foundation
import MediaTime
import Testing
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyStage

extension StageSuites {
  /// A drag down, begun in the middle of the panel.
  @MainActor @Suite("A panel under the finger") struct PanelDrag {
    private let start = CGPoint(x: 196, y: 300)

    private func expectAsBefore(_ program: PanelStage, _ presentation: PanelPresentation) {
      #expect(presentation.panel.frame == Panel.place)
      #expect(presentation.shownTop == 59)
      #expect(presentation.shownTint == 1)
      #expect(presentation.tint.backgroundColor == .blue)
      #expect(presentation.ends.last == "dismissal false")
      #expect(PanelAnimator.told.wasCancelled == true)
      #expect(program.shelf.presentedViewController === program.shelf.panelController)
      #expect(UIApplication.shared.transitionsInFlight.isEmpty)
    }

    @Test("In every frame the top is where the recognizer says, and the tint what is left")
    func follows() throws {
      let program = PanelStage()
      let presentation = try program.opened()
      var frames = 0
      var last: CGFloat = 0
      program.stage.onTick.append {
        guard presentation.pan.state == .changed else { return }
        let translation = presentation.pan.translation(in: presentation.containerView).y
        let progress = max(0, translation / 793)
        #expect(abs(presentation.shownTop - (59 + max(0, translation))) < 1e-6)
        #expect(abs(presentation.shownTint - (1 - progress)) < 1e-6)
        #expect(PanelAnimator.told.isInteractive)
        frames += 1
        last = translation
      }
      program.stage.touch(start)
      try program.stage.tick()
      // Unevenly: fast, slow, at rest, up beyond where it began, and down again.
      try program.stage.move(CGPoint(x: 196, y: 400), in: 0.1)
      try program.stage.move(CGPoint(x: 200, y: 407), in: 0.2)
      try program.stage.advance(by: 0.1)
      try program.stage.move(CGPoint(x: 196, y: 280), in: 0.15)
      try program.stage.move(CGPoint(x: 196, y: 450), in: 0.4)
      #expect(frames > 45)
      #expect(last == 140, "150 points of finger less 10 of slop; 150 would count the slop")
      try program.stage.advance(by: 0.2)
      program.stage.lift()
      try program.stage.wait()
      expectAsBefore(program, presentation)
    }

    @Test("At most 0.3 of the way and slowly it comes back; further, or faster, it goes")
    func limits() throws {
      // 10 points of slop; 0.3 of 793 is 237.9.
      for (distance, duration, rest, goes) in [
        (247.0, 1.0, 0.2, false), (249.0, 1.0, 0.2, true), (100.0, 0.25, 0, false),
        (100.0, 0.12, 0, true), (40.0, 0.02, 0, true),
      ] {
        let program = PanelStage()
        let presentation = try program.opened()
        program.stage.touch(start)
        try program.stage.tick()
        try program.stage.move(CGPoint(x: 196, y: 300 + distance), in: duration)
        try program.stage.advance(by: rest)
        program.stage.lift()
        try program.stage.wait()
        if goes {
          #expect(program.isAsAtFirst, "\(distance) points in \(duration) s")
          #expect(presentation.ends.last == "dismissal true")
        } else {
          expectAsBefore(program, presentation)
        }
      }
    }

    @Test(
      "The driver is let go right after its last word, and the transition ends all the same",
      arguments: [false, true])
    func dropped(goes: Bool) throws {
      let program = PanelStage()
      let presentation = try program.opened()
      program.stage.touch(start)
      try program.stage.tick()
      try program.stage.move(CGPoint(x: 196, y: goes ? 640 : 400), in: 0.5)
      try program.stage.advance(by: 0.2)
      #expect(presentation.driver != nil && presentation.lastDriver === presentation.driver)
      program.stage.lift()
      try program.stage.tick()
      #expect(presentation.driver == nil)
      #expect(UIApplication.shared.transitionsInFlight.count == 1)
      try program.stage.wait()
      #expect(presentation.lastDriver == nil, "nobody keeps the driver")
      if goes { #expect(program.isAsAtFirst) } else { expectAsBefore(program, presentation) }
    }

    @Test(
      "A gesture that is taken away cancels the dismissal, however far it was",
      arguments: ["touch cancelled", "recognizer disabled"], [100.0, 400.0])
    func cancelledGesture(how: String, distance: Double) throws {
      let program = PanelStage()
      let presentation = try program.opened()
      for _ in 0..<2 {
        program.stage.touch(start)
        try program.stage.tick()
        try program.stage.move(CGPoint(x: 196, y: 300 + distance), in: 0.2)
        #expect(abs(presentation.shownTop - (59 + distance - 10)) < 1e-6)
        if how == "touch cancelled" {
          TouchInput.cancelled(finger: 0)
          try program.stage.tick()
        } else {
          presentation.pan.isEnabled = false
          presentation.pan.isEnabled = true
          try program.stage.tick()
        }
        program.stage.lift()
        try program.stage.wait()
        expectAsBefore(program, presentation)
      }
      // Its button is none the worse, and does not begin anything interactive.
      try program.stage.tap("Close")
      try program.stage.wait()
      #expect(!PanelAnimator.told.isInteractive)
      #expect(program.isAsAtFirst)
    }

    @Test("Dragged and let go again and again, it stays the same panel")
    func again() throws {
      let program = PanelStage()
      let presentation = try program.opened()
      for round in 1...4 {
        try program.stage.drag(
          from: start, to: CGPoint(x: 196, y: 300 + 30 * CGFloat(round)), in: 0.5)
        var last = presentation.shownTop
        #expect(last > 59)
        while !UIApplication.shared.transitionsInFlight.isEmpty {
          try program.stage.tick()
          #expect(presentation.shownTop <= last, "further along after the release")
          last = presentation.shownTop
        }
        try program.stage.wait()
        expectAsBefore(program, presentation)
      }
      #expect(presentation.ends.count == 5)
    }
  }
}
