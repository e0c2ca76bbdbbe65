import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import Testing

@testable import UIKitViews

@MainActor @Suite("Controls", .serialized)
struct ControlTests {
  /// An object that notes what it is sent.
  final class Receiver: UIResponder {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func one(_ sender: Any) { calls.append("one \(type(of: sender))") }
    func two(_ sender: UIControl, _ event: UIEvent?) {
      calls.append("two \(event == nil ? "without" : "with") event")
    }
  }

  @Test("A tap sends touch down and touch up inside with none, one and two arguments")
  func tap() {
    let stage = ControlStage()
    let button = stage.show(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
    let receiver = Receiver()
    button.addTarget(receiver, action: Selector("plain", Receiver.plain), for: .touchDown)
    button.addTarget(receiver, action: Selector("one:", Receiver.one(_:)), for: .touchUpInside)
    button.addTarget(
      receiver, action: Selector("two:event:", Receiver.two(_:_:)), for: .touchUpInside)
    stage.tap(button)
    #expect(receiver.calls == ["plain", "one UIButton", "two with event"])
  }

  @Test("A disabled control sends nothing")
  func disabled() {
    let stage = ControlStage()
    let button = stage.show(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.isEnabled = false
    stage.tap(button)
    #expect(count == 0)
    button.isEnabled = true
    stage.tap(button)
    #expect(count == 1)
  }

  @Test(
    "A finger that leaves far is lifted outside, and one that is near counts as inside",
    arguments: [(60.0, true), (200.0, false)])
  func reach(distance: Double, inside: Bool) {
    let stage = ControlStage()
    let button = stage.show(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    TouchInput.began(finger: 0, at: CGPoint(x: 150, y: 122))
    stage.tick()
    #expect(button.isHighlighted)
    TouchInput.moved(finger: 0, to: CGPoint(x: 150, y: 144 + distance))
    stage.tick()
    #expect(button.isHighlighted == inside)
    TouchInput.ended(finger: 0)
    stage.tick()
    #expect(events == [inside ? "inside" : "outside"])
    #expect(!button.isHighlighted)
  }

  @Test("An action without a target goes up the responder chain")
  func responderChain() {
    final class Handler: UIView {
      var count = 0
      func act(_ sender: Any) { count += 1 }
    }
    let stage = ControlStage()
    let outer = stage.show(Handler(), CGRect(x: 0, y: 0, width: 393, height: 852))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    outer.addSubview(button)
    button.addTarget(nil, action: Selector("act:", Handler.act(_:)), for: .touchUpInside)
    stage.tap(button)
    #expect(outer.count == 1)
  }

  @Test("A tap recognizer around a button does not take the button's tap")
  func recognizerAround() {
    let stage = ControlStage()
    let target = Receiver()
    let tap = UITapGestureRecognizer(target: target, action: Selector("plain", Receiver.plain))
    stage.window.addGestureRecognizer(tap)
    let button = stage.show(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    stage.tap(button)
    #expect(count == 1)
    #expect(target.calls.isEmpty)
  }

  @Test("Targets are found, listed and removed")
  func targets() {
    let control = UIControl(frame: .zero)
    let receiver = Receiver()
    let selector = Selector("plain", Receiver.plain)
    control.addTarget(receiver, action: selector, for: [.touchDown, .touchUpInside])
    #expect(control.allTargets == [receiver])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain"])
    control.removeTarget(receiver, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["plain"])
  }

  @Test("A switch turns over and tells")
  func switches() {
    let stage = ControlStage()
    let control = stage.show(UISwitch(), CGRect(x: 50, y: 50, width: 0, height: 0))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    var values: [Bool] = []
    control.addAction(
      UIAction { action in values.append((action.sender as! UISwitch).isOn) }, for: .valueChanged)
    control.frame.size = control.intrinsicContentSize
    stage.tap(control)
    stage.tap(control)
    #expect(values == [true, false])
    control.setOn(true, animated: false)
    #expect(values.count == 2)
  }

  @Test("A slider follows the finger")
  func slider() {
    let stage = ControlStage()
    let slider = stage.show(UISlider(), CGRect(x: 0, y: 100, width: 228, height: 31))
    slider.maximumValue = 10
    TouchInput.began(finger: 0, at: CGPoint(x: 14, y: 115))
    stage.tick()
    TouchInput.moved(finger: 0, to: CGPoint(x: 114, y: 115))
    stage.tick()
    TouchInput.ended(finger: 0)
    stage.tick()
    #expect(abs(slider.value - 5) < 0.01)
  }

  @Test("Segments are chosen by a tap")
  func segments() {
    let stage = ControlStage()
    let control = stage.show(
      UISegmentedControl(items: ["One", "Two", "Three"]),
      CGRect(x: 0, y: 100, width: 300, height: 32))
    control.selectedSegmentIndex = 0
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    stage.tap(control, at: CGPoint(x: 0.9, y: 0.5))
    #expect(control.selectedSegmentIndex == 2)
    stage.tap(control, at: CGPoint(x: 0.9, y: 0.5))
    #expect(told == 1)
  }

  @Test("A field takes text when it is tapped")
  func field() {
    let stage = ControlStage()
    let field = stage.show(UITextField(), CGRect(x: 10, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    stage.tap(field)
    #expect(field.isFirstResponder)
    #expect(TextEntry.type("Ada"))
    field.deleteBackward()
    #expect(field.text == "Ad")
    field.resignFirstResponder()
    #expect(!field.isFirstResponder)
  }
}

@MainActor @Suite("Buttons, labels, pictures and stacks", .serialized)
struct ButtonAndLabelTests {
  @Test("A button's title, colour and picture follow its state")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Go")
    #expect(button.titleLabel?.text == "Go")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Going")
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.accessibilityLabel == "Going")
  }

  @Test("A button is as wide as its title, 30 at least, and 12 higher")
  func size() {
    let button = UIButton(type: .system)
    button.setTitle("A longer title", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
  }

  @Test("A larger font makes a button larger")
  func font() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let small = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize.width > small.width * 1.6)
  }

  @Test("A filled configuration is white on the tint, with its own insets")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Buy")
    let title = button.titleLabel!.intrinsicContentSize
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.layer.cornerRadius == 25)
    #expect(abs(button.titleLabel!.center.x - 100) < 0.01)
  }

  @Test("A label is as large as its text, and more lines make it higher")
  func label() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "One line"
    let one = label.intrinsicContentSize
    #expect(abs(one.height - 20.3) < 0.4)
    label.text = "One line\nand another"
    #expect(label.intrinsicContentSize.height == one.height)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height > one.height * 1.9)
  }

  @Test("Attributed text brings its own font")
  func attributed() {
    let label = UILabel()
    label.text = "Text"
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(abs(label.intrinsicContentSize.height - plain.height * 2) < 0.7)
    #expect(label.font.pointSize == 34)
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
  }

  @Test("A picture gives its size, and a template takes the tint")
  func picture() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
    let image = UIGraphicsGetImageFromCurrentImageContext()!
    UIGraphicsEndImageContext()
    let view = UIImageView(image: image)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  private func stack(_ widths: [CGFloat], _ body: (UIStackView) -> Void) -> [CGRect] {
    let views = widths.map { width in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    body(stack)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test("Equal spacing shares what is left between the views")
  func equalSpacing() {
    let frames = stack([50, 60, 40]) {
      $0.distribution = .equalSpacing; $0.alignment = .center
    }
    #expect(frames.map(\.minX) == [0, 125, 260])
    #expect(frames.map(\.minY) == [40, 40, 40])
  }

  @Test("Equal centering puts the middles at equal distances")
  func equalCentering() {
    let frames = stack([50, 60, 40]) {
      $0.distribution = .equalCentering; $0.alignment = .leading
    }
    #expect(abs((frames[1].midX - frames[0].midX) - (frames[2].midX - frames[1].midX)) < 0.5)
    #expect(frames.map(\.minY) == [0, 0, 0])
  }

  @Test("Filling equally makes all as long; a hidden view takes no room")
  func fillEqually() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 100])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(
      [views[0].frame, views[2].frame] == [
        CGRect(x: 0, y: 0, width: 155, height: 100), CGRect(x: 165, y: 0, width: 155, height: 100),
      ])
  }

  @Test("A column of labels is as large as they are, with custom gaps and margins")
  func column() {
    let labels = ["One", "Two, longer", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(20, after: labels[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let height = labels.map(\.intrinsicContentSize.height).reduce(0, +)
    #expect(abs(size.height - (height + 24 + 4)) < 0.7)
    #expect(abs(size.width - (labels[1].intrinsicContentSize.width + 6)) < 0.7)
  }
}
