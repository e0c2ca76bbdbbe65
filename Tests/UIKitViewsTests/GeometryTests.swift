import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitViews

@MainActor @Suite("Frames, bounds and what follows them") struct GeometryTests {
  @Test("The frame is the box around the transformed bounds; setting it keeps the transform")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = .identity
    view.layer.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 60, y: 45))
  }

  struct Autoresized: Sendable {
    var mask: UIView.AutoresizingMask
    var x: CGFloat
    var width: CGFloat
  }

  /// From a superview 100 wide, a view at 20 of 40, to one 200 wide. A rule that shared equally would
  /// give 70 for the fourth.
  nonisolated static let autoresized: [Autoresized] = [
    Autoresized(mask: .flexibleWidth, x: 20, width: 140),
    Autoresized(mask: .flexibleLeftMargin, x: 120, width: 40),
    Autoresized(mask: .flexibleRightMargin, x: 20, width: 40),
    Autoresized(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 53.3333, width: 40),
    Autoresized(mask: [.flexibleWidth, .flexibleRightMargin], x: 20, width: 90),
    Autoresized(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 40, width: 80),
    Autoresized(mask: [], x: 20, width: 40),
  ]

  @Test(
    "Autoresizing shares a change out in proportion to the flexible parts", arguments: autoresized)
  func autoresizing(_ expected: Autoresized) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 100))
    parent.addSubview(child)
    child.autoresizingMask = expected.mask
    parent.frame.size.width = 200
    #expect(near(child.frame.minX, expected.x))
    #expect(near(child.frame.width, expected.width))
  }

  @Test("A view of no size that is flexible takes the whole change")
  func autoresizingFromZero() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("Resizing does not feed on a transformed box")
  func autoresizingTransformed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.bounds.size == CGSize(width: 200, height: 200))
    child.transform = .identity
    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("Points convert through transforms, scrolled bounds and between windows")
  func conversion() {
    let stage = ViewStage()
    let outer = stage.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = stage.add(CGRect(x: 10, y: 40, width: 20, height: 20), to: outer)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 111, y: 111))
    #expect(inner.convert(CGPoint(x: 111, y: 111), from: nil) == CGPoint(x: 1, y: 1))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      inner.convert(inner.bounds, to: stage.window) == CGRect(x: 100, y: 100, width: 40, height: 40)
    )
    let other = UIWindow(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    #expect(outer.convert(CGPoint(x: 0, y: 30), to: other) == CGPoint(x: 100, y: 50))
  }

  @Test("Hidden, transparent, switched off and outside: not hit")
  func hitTesting() {
    let stage = ViewStage()
    let back = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = stage.add(CGRect(x: 90, y: 90, width: 50, height: 50), to: front)
    func hit(_ x: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: x), with: nil) }
    #expect(hit(50) === front)
    #expect(hit(95) === child)
    #expect(hit(120) === stage.window)
    front.alpha = 0.005
    #expect(hit(50) === back)
    front.alpha = 0.01
    #expect(hit(50) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(95) === back)
    front.isUserInteractionEnabled = true
    front.isHidden = true
    #expect(hit(50) === back)
    front.isHidden = false
    front.beginIgnoringNewTouches()
    #expect(hit(50) === back)
    front.endIgnoringNewTouches()
    #expect(hit(50) === front)
  }

  @Test("The safe area follows a view's place and never exceeds its superview's")
  func safeArea() {
    let stage = ViewStage()
    #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let whole = stage.add(stage.window.bounds)
    #expect(whole.safeAreaInsets.top == 59)
    whole.frame.origin.y = 20
    #expect(whole.safeAreaInsets.top == 39)
    whole.frame.origin.y = 852
    #expect(whole.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let middle = stage.add(CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(middle.safeAreaInsets == .zero)
  }

  @Test("A change of the safe area is told before the layout it causes")
  func safeAreaCallbacks() {
    final class Witness: UIView {
      var journal: [String] = []
      override func safeAreaInsetsDidChange() {
        journal.append("safe area \(Int(safeAreaInsets.top))")
      }
      override func layoutSubviews() { super.layoutSubviews(); journal.append("layout") }
    }
    let stage = ViewStage()
    let view = Witness(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.tick()
    #expect(view.journal == ["safe area 59", "layout"])
    view.frame.origin.y = 9
    stage.tick()
    #expect(view.journal == ["safe area 59", "layout", "safe area 50", "layout"])
  }

  @Test("Only classes that override it draw")
  func drawing() {
    class Plain: UIView {}
    class Drawn: Plain { override func draw(_ rect: CGRect) { super.draw(rect) } }
    final class Lower: Drawn { override func layoutSubviews() {} }
    #expect(!OverrideProbe.draws(UIView.self))
    #expect(!OverrideProbe.draws(Plain.self))
    #expect(!OverrideProbe.draws(UIWindow.self))
    #expect(OverrideProbe.draws(Drawn.self))
    #expect(OverrideProbe.draws(Lower.self))
  }

  @Test("A drawing view gets contents, with its own traits; a plain one none")
  func contents() {
    final class Drawn: UIView {
      var style: UIUserInterfaceStyle?
      override func draw(_ rect: CGRect) { style = UITraitCollection.current.userInterfaceStyle }
    }
    let stage = ViewStage()
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    drawn.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(drawn)
    let plain = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.tick()
    #expect(drawn.style == .dark)
    #expect(drawn.layer.contents != nil)
    #expect(plain.layer.contents == nil)
  }

  @Test("A dynamic colour follows the view's traits, and the views inside are told")
  func traits() {
    final class Witness: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
    }
    let stage = ViewStage()
    let view = Witness(frame: .zero)
    stage.window.addSubview(view)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(view.changes == 1)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Layout runs parents first, once a tick, with the bounds settled")
  func layoutOrder() {
    final class Witness: UIView {
      let name: String
      let journal: Journal
      init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() { journal.note(name); subviews.first?.frame = bounds }
    }
    let stage = ViewStage()
    let journal = Journal()
    let outer = Witness("outer", journal), inner = Witness("inner", journal)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.tick()
    #expect(journal.lines == ["outer", "inner"])
    journal.lines = []
    stage.tick()
    #expect(journal.lines == [])
    outer.frame.size = CGSize(width: 50, height: 50)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(journal.lines == ["outer", "inner"])
    #expect(inner.bounds.width == 50)
  }
}
