import Foundation
import Testing

@testable import UIKitViews

@MainActor @Suite("The hierarchy of views") struct HierarchyTests {
  private final class Witness: UIView {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func willMove(toSuperview newSuperview: UIView?) {
      journal.note("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { journal.note("\(name) didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      journal.note("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { journal.note("\(name) didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { journal.note("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { journal.note("\(name) willRemoveSubview") }
  }

  @Test("Adding to a window tells superview and window, parents first")
  func adding() {
    let stage = ViewStage()
    let journal = Journal()
    let outer = Witness("outer", journal), inner = Witness("inner", journal)
    outer.addSubview(inner)
    #expect(
      journal.lines == [
        "inner willMove(toSuperview: view)", "inner didMoveToSuperview", "outer didAddSubview",
      ])
    journal.lines = []
    stage.window.addSubview(outer)
    #expect(
      journal.lines == [
        "outer willMove(toSuperview: view)", "outer willMove(toWindow: window)",
        "inner willMove(toWindow: window)", "outer didMoveToWindow", "inner didMoveToWindow",
        "outer didMoveToSuperview",
      ])
    journal.lines = []
    outer.removeFromSuperview()
    #expect(
      journal.lines == [
        "outer willMove(toSuperview: nil)", "outer willMove(toWindow: nil)",
        "inner willMove(toWindow: nil)",
        "outer didMoveToWindow", "inner didMoveToWindow", "outer didMoveToSuperview",
      ])
  }

  @Test("A move within one window sends no window callbacks")
  func moving() {
    let stage = ViewStage()
    let journal = Journal()
    let first = Witness("first", journal), second = Witness("second", journal),
      child = Witness("child", journal)
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    first.addSubview(child)
    journal.lines = []
    second.addSubview(child)
    #expect(
      journal.lines == [
        "child willMove(toSuperview: view)", "first willRemoveSubview", "child didMoveToSuperview",
        "second didAddSubview",
      ])
  }

  @Test("Inserting, exchanging and reordering keep views and layers in one order")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { number -> UIView in
      let view = UIView()
      view.tag = number + 1
      return view
    }
    func tags() -> [Int] {
      #expect(
        parent.layer.sublayers?.map { ObjectIdentifier($0) }
          == parent.subviews.map { ObjectIdentifier($0.layer) })
      return parent.subviews.map(\.tag)
    }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    #expect(tags() == [2, 4, 3, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [1, 4, 3, 2])
    parent.bringSubviewToFront(views[3])
    #expect(tags() == [1, 3, 2, 4])
    parent.sendSubviewToBack(views[1])
    #expect(tags() == [2, 1, 3, 4])
    parent.addSubview(views[1])
    #expect(tags() == [1, 3, 4, 2])
    #expect(parent.viewWithTag(3) === views[2])
    #expect(views[2].isDescendant(of: parent))
  }

  @Test("A removed view and its layer are freed")
  func memory() {
    let stage = ViewStage()
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let made = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
      let tap = UITapGestureRecognizer()
      made.addGestureRecognizer(tap)
      UIView.animate(withDuration: 0.1) { made.alpha = 0 }
      view = made
      recognizer = tap
    }
    stage.tap(CGPoint(x: 5, y: 5))
    stage.tick(20)
    view?.removeFromSuperview()
    stage.tick(3)
    #expect(view == nil)
    #expect(recognizer == nil)
  }

  @Test("A view may remove itself in its own callbacks")
  func removingInCallback() {
    final class Leaver: UIView {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    let stage = ViewStage()
    let leaver = Leaver()
    stage.window.addSubview(leaver)
    #expect(leaver.superview == nil)
    #expect(leaver.window == nil)
    #expect(!stage.window.subviews.contains(leaver))
  }
}
