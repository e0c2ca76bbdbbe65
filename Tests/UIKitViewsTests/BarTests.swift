import CoreGraphics
import Foundation
import ObjectiveC
import Testing

@testable import UIKitViews

@MainActor @Suite("Bars", .serialized)
struct BarTests {
  final class Receiver: UIResponder {
    var senders: [AnyObject] = []
    func pressed(_ sender: UIBarButtonItem) { senders.append(sender) }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func buttons(in view: UIView) -> [BarButtonView] {
    view.subviews.flatMap { ($0 as? BarButtonView).map { [$0] } ?? buttons(in: $0) }
  }

  private func shown(_ bar: UINavigationBar) -> [String] {
    labels(in: bar).filter { $0.superview?.isHidden == false }.compactMap(\.text)
  }

  private func makeBar(_ stage: ControlStage, _ items: [UINavigationItem]) -> UINavigationBar {
    let bar = stage.show(UINavigationBar(frame: .zero), CGRect(x: 0, y: 59, width: 393, height: 44))
    bar.setItems(items, animated: false)
    stage.tick()
    return bar
  }

  @Test("The title stands in the middle, items at the sides")
  func layout() {
    let stage = ControlStage()
    let item = UINavigationItem(title: "Inbox")
    item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    let bar = makeBar(stage, [item])
    #expect(bar.intrinsicContentSize.height == 44)
    let title = labels(in: bar).first { $0.text == "Inbox" }!
    #expect(abs(title.convert(title.bounds, to: bar).midX - 196.5) < 0.5)
    let found = buttons(in: bar)
    #expect(found.map(\.accessibilityLabel) == ["Edit", "Done"])
    #expect(abs(found[0].frame.minX - 16) < 1e-6)
    #expect(abs(found[1].frame.maxX - 377) < 0.5)
    #expect(found.allSatisfy { $0.frame.height == 44 })
  }

  @Test("The close item is a sign called Close, and a tap sends its action with the item")
  func close() {
    let stage = ControlStage()
    let receiver = Receiver()
    let item = UINavigationItem(title: "Sheet")
    let close = UIBarButtonItem(
      barButtonSystemItem: .close, target: receiver,
      action: Selector("pressed:", Receiver.pressed(_:)))
    item.rightBarButtonItem = close
    let bar = makeBar(stage, [item])
    let button = buttons(in: bar)[0]
    #expect(button.accessibilityLabel == "Close")
    stage.tap(button)
    #expect(receiver.senders.count == 1 && receiver.senders.first === close)
  }

  @Test("The back button says the title below, what that asks for, or Back")
  func backTitle() {
    let stage = ControlStage()
    let below = UINavigationItem(title: "Source")
    let bar = makeBar(stage, [below, UINavigationItem(title: "Destination")])
    #expect(shown(bar) == ["Source", "Destination"])
    below.backButtonTitle = "Away"
    #expect(shown(bar) == ["Away", "Destination"])
    below.backButtonTitle = nil
    below.title = nil
    #expect(shown(bar) == ["Back", "Destination"])
    var pressed = 0
    bar.backHandler = { pressed += 1 }
    stage.tick()
    stage.tap(bar.backButtonView!)
    #expect(pressed == 1)
    bar.pressBack()
    #expect(pressed == 2)
  }

  @Test("A change of the title or the items shows at once")
  func changes() {
    let stage = ControlStage()
    let item = UINavigationItem(title: "Old")
    let bar = makeBar(stage, [item])
    item.title = "New"
    #expect(shown(bar) == ["New"])
    let button = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    #expect(shown(bar) == ["Add", "New"])
    button.title = "More"
    #expect(shown(bar) == ["More", "New"])
  }

  @Test("A transition fades from one item to the next and ends with the new one")
  func transition() {
    let stage = ControlStage()
    let first = UINavigationItem(title: "First")
    let second = UINavigationItem(title: "Second")
    let bar = makeBar(stage, [first])
    let transition = bar.beginTransition(to: [first, second], isPush: true)
    let new = bar.shown!
    #expect(new.alpha == 0)
    transition.animate()
    #expect(new.alpha == 1)
    transition.end(completed: true)
    #expect(shown(bar) == ["First", "Second"])
    #expect(bar.topItem === second)
  }

  @Test("A cancelled transition leaves the old item as it was")
  func cancelled() {
    let stage = ControlStage()
    let first = UINavigationItem(title: "First")
    let second = UINavigationItem(title: "Second")
    let bar = makeBar(stage, [first, second])
    let transition = bar.beginTransition(to: [first], isPush: false)
    transition.animate()
    transition.end(completed: false)
    #expect(bar.topItem === second)
    #expect(shown(bar) == ["First", "Second"])
    #expect(bar.shown?.alpha == 1)
    #expect(bar.shown?.titleShown?.transform == .identity)
  }

  @Test("A view of the program's own stands for the title")
  func titleView() {
    let stage = ControlStage()
    let item = UINavigationItem(title: "Unseen")
    item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let bar = makeBar(stage, [item])
    #expect(shown(bar).isEmpty)
    #expect(abs(item.titleView!.convert(item.titleView!.bounds, to: bar).midX - 196.5) < 0.5)
  }

  @Test("The background reaches up under the status bar, and follows the appearance")
  func background() {
    let stage = ControlStage()
    let bar = makeBar(stage, [UINavigationItem(title: "Bar")])
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    #expect(bar.backdrop.backgroundColor == .red)
    let copy = appearance.copy() as! UINavigationBarAppearance
    #expect(copy !== appearance && copy.backgroundColor == .red)
  }

  @Test("A large title adds 52 points")
  func largeTitle() {
    let stage = ControlStage()
    let bar = makeBar(stage, [UINavigationItem(title: "Large")])
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(bar.intrinsicContentSize.height == 44)
  }
}
