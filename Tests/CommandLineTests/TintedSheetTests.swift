import EventLog
import Foundation
import Testing

/// The card of Samples/TintedSheet on a screen of 393 x 852 points, safe area 59 at the top.
@Suite("A card over a tint")
struct TintedSheetTests {
  private func opened() throws -> Performance {
    try Performance.of("TintedSheet", #"tap "Write"; wait"#)
  }

  private func closed() throws -> Performance {
    try Performance.of("TintedSheet", #"tap "Write"; wait; tap "Close"; wait"#)
  }

  @Test("The delegate is asked for the presentation controller once, then for the animator")
  func delegateIsAsked() throws {
    let run = try opened()
    let asked = run.calls.filter { $0.actor == "delegate" }.map(\.call)
    #expect(
      asked.prefix(2) == [
        "presentationController(forPresented:presenting:source:)",
        "animationController(forPresented:presenting:source:)",
      ])
    #expect(run.calls("presentationController").count == 1)
    #expect(run.calls("animationController").count == 1)
    #expect(run.frames.compactMap(\.transition).allSatisfy { !$0.interactive })
  }

  @Test("The animator moves the overridden presented view, not the navigation controller's")
  func presentedView() throws {
    let card = try opened().track("CardView")
    #expect(card.count > 10)
    let last = try #require(try opened().frames.last)
    let cardID = try #require(last.views.first { $0.className == "CardView" }?.id)
    let content = try #require(last.views.first { $0.parent == cardID })
    // The content fills the card; had it been moved itself, it would stand below the card's top.
    #expect(content.model == [0, 0, 393, 793])
  }

  @Test("It rests where frameOfPresentedViewInContainerView says")
  func finalFrame() throws {
    let card = try #require(try opened().track("CardView").last?.view)
    #expect(card.frame == [0, 59, 393, 793])
    #expect(card.model == card.frame)
  }

  @Test("It rises from just below the screen along the critically damped spring, frame by frame")
  func spring() throws {
    let card = try opened().track("CardView")
    let start = try #require(card.first)
    #expect(start.view.minY == 852, "just below the screen")
    for (t, view) in card {
      let x = 9.2334 * (t - start.t) / 0.4
      let wanted = x < 9.2334 ? 852 - 793 * (1 - (1 + x) * exp(-x)) : 59
      // Ease-in-ease-out would be 79 points off a tenth of the way; a wrong settling time 30.
      #expect(abs(view.minY - wanted) < 0.01, "at \(t - start.t) s")
    }
    #expect(card.map(\.view.minY) == card.map(\.view.minY).sorted(by: >), "an overshoot")
  }

  @Test("The mask cuts the upper corners and leaves the lower ones")
  func corners() throws {
    let run = try Performance.of("TintedSheet", #"tap "Write"; wait"#, pixels: true)
    let last = run.frames.count - 1
    let tint = try run.pixel(last, 196, 20)
    #expect(try run.pixel(last, 1, 60) == tint)
    #expect(try run.pixel(last, 391, 60) == tint)
    #expect(try run.pixel(last, 1, 850) == [255, 255, 255, 255])
    #expect(try run.pixel(last, 391, 850) == [255, 255, 255, 255])
    // On the diagonal a corner of radius 20 leaves 20 (1 - sqrt 0.5) = 5.9 points of tint.
    #expect(try run.pixel(last, 4, 63) == tint)
    #expect(try run.pixel(last, 8, 67) == [255, 255, 255, 255])
    #expect(try run.pixel(last, 21, 60) == [255, 255, 255, 255])
  }

  @Test("The tint comes alongside, below the card, and shows above it only")
  func tint() throws {
    let run = try Performance.of("TintedSheet", #"tap "Write"; wait"#, pixels: true)
    let alphas = run.frames.compactMap { frame in
      frame.views.first { $0.background?.hasPrefix("#5856D6") == true }?.tint
    }
    #expect(alphas == alphas.sorted())
    #expect(alphas.first.map { $0 < 0.1 } == true)
    #expect(alphas.last == 1)
    #expect(alphas.filter { $0 > 0.05 && $0 < 0.95 }.count >= 10, "\(alphas)")
    #expect(try run.pixel(run.frames.count - 1, 196, 20) == [0x58, 0x56, 0xD6, 255])
    #expect(try run.pixel(run.frames.count - 1, 196, 500) == [255, 255, 255, 255])
  }

  @Test("The presentation controller is told around the animation; the presenter hears nothing")
  func callbacks() throws {
    let run = try opened()
    let order = run.calls.map(\.name).filter {
      ["presentationTransitionWillBegin", "animateTransition", "presentationTransitionDidEnd"]
        .contains($0)
    }
    #expect(
      order == [
        "presentationTransitionWillBegin", "animateTransition", "presentationTransitionDidEnd",
      ])
    let ended = try #require(run.calls("presentationTransitionDidEnd").first)
    #expect(ended.args.all.map(\.value) == [.bool(true)])
    let presenter = run.calls(on: "DeskViewController")
    #expect(!presenter.contains("viewWillDisappear") && !presenter.contains("viewDidDisappear"))
  }

  @Test("Close runs it backwards, and everything is gone")
  func dismissal() throws {
    let run = try closed()
    let order = run.calls(on: "CardPresentation")
    #expect(
      order.filter { $0.contains("Transition") } == [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd",
      ])
    let card = run.track("CardView")
    #expect(card.map(\.view.minY).max() ?? 0 > 845)
    let last = try #require(run.frames.last)
    #expect(!last.views.contains { ["CardView", "UITransitionView"].contains($0.className) })
    #expect(!last.views.contains { $0.background?.hasPrefix("#5856D6") == true })
    let presenter = run.calls(on: "DeskViewController").filter { $0.hasPrefix("view") }
    #expect(!presenter.suffix(2).contains("viewWillAppear") || presenter.count <= 6)
  }

  @Test("The close item stands at the right of the bar and sends its action")
  func closeItem() throws {
    let run = try closed()
    #expect(
      run.calls.contains { $0.name == "close" && $0.class.hasSuffix("ComposerViewController") })
    let bars = try opened().frames.last?.views.filter { $0.className == "UINavigationBar" } ?? []
    let bar = try #require(bars.first)
    #expect(bar.minX == 0 && bar.minY == 59 && bar.frame[2] == 393)
  }
}
