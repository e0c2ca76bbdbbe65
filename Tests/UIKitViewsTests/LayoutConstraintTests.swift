import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing

@testable import UIKitViews

@MainActor @Suite("Auto Layout", .serialized)
struct LayoutConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func add(to superview: UIView? = nil, _ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  /// A view that asks for a size.
  final class Content: UIView {
    var size = CGSize(width: 100, height: 40)
    override var intrinsicContentSize: CGSize { size }
  }

  @Test("Edges pinned with insets give the frame")
  func edges() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 368, height: 50))
    #expect(root.constraints.count == 3 && view.constraints.count == 1)
  }

  @Test("A centred view of fixed size stays centred when its superview changes")
  func centre() {
    let view = add()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 150, y: 375, width: 100, height: 50))
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
  }

  @Test("Changing a constant moves the view at the next layout, not before")
  func constant() {
    let view = add()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    top.constant = 300
    #expect(view.frame.minY == 0)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 300)
  }

  @Test("A layout inside an animation block animates what constraints move (fact 91)")
  func animated() {
    let stage = ControlStage()
    let view = add(to: stage.window)
    let top = view.topAnchor.constraint(equalTo: stage.window.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.tick()
    top.constant = 300
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.window.layoutIfNeeded() }, completion: nil)
    #expect(view.frame.minY == 300)
    stage.tick(31)
    let shown = view.layer.presented(at: MediaClock.seconds).position.y - 5
    #expect(abs(shown - 150) < 6)
  }

  @Test("Intrinsic size is taken unless something stronger says otherwise")
  func intrinsic() {
    let view = add(Content())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 40))
    (view as! Content).size.width = 130
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 130, height: 40))
    view.widthAnchor.constraint(equalToConstant: 77).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 77, height: 40))
  }

  private func add(_ view: UIView) -> UIView { add(to: nil, view) }

  @Test(
    "Of two neighbours the one that hugs less is stretched", arguments: [(251, 250), (250, 251)])
  func hugging(first: Float, second: Float) {
    let a = add(Content())
    let b = add(Content())
    a.setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
    b.setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-10-[b]|", views: ["a": a, "b": b])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]", views: ["a": a])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[b]", views: ["b": b]))
    root.layoutIfNeeded()
    let widths = first > second ? [100.0, 290.0] : [290.0, 100.0]
    #expect(zip([a.frame.width, b.frame.width], widths).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(abs(b.frame.minX - a.frame.maxX - 10) < 1e-6)
  }

  @Test("A view placed by its frame counts as fixed, and inside it constraints work")
  func island() {
    let card = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    root.addSubview(card)
    let inner = add(to: card)
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      inner.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 50, y: 70, width: 100, height: 20))
    card.frame.size = CGSize(width: 300, height: 200)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 75, y: 170, width: 150, height: 20))
  }

  @Test("Constraints across the border of such a view join both sides")
  func acrossIslands() {
    let card = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    root.addSubview(card)
    let outer = add()
    let inner = add(to: card)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
      outer.widthAnchor.constraint(equalToConstant: 80),
      outer.heightAnchor.constraint(equalToConstant: 30),
      inner.leftAnchor.constraint(equalTo: outer.rightAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
      inner.heightAnchor.constraint(equalTo: card.heightAnchor),
    ])
    root.layoutIfNeeded()
    // In the card's coordinates: 10 + 80 + 5 − 50 and 200 − 60.
    #expect(inner.frame == CGRect(x: 45, y: 140, width: 80, height: 100))
    card.frame.origin = CGPoint(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 95, y: 200, width: 80, height: 100))
  }

  @Test("Nested views are placed in their own superviews' coordinates")
  func nested() {
    let outer = add()
    let inner = add(to: outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 8),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8),
      inner.widthAnchor.constraint(equalToConstant: 100),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 40, y: 40, width: 116, height: 36))
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 100, height: 20))
  }

  @Test("Moving a view away drops what its old superview held, and putting it back can restore it")
  func moving() {
    let view = add()
    let inside = add(to: view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
      inside.leftAnchor.constraint(equalTo: view.leftAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor),
      inside.rightAnchor.constraint(equalTo: view.rightAnchor),
      inside.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(other)
    other.addSubview(view)
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 5)
    #expect(ConstraintLayout.detachedConstraints(of: view).count == 2)
    root.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 100, height: 9))
    root.addSubview(view)
    ConstraintLayout.reattachConstraints(of: view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 30, width: 100, height: 100))
    #expect(root.constraints.count == 2)
  }

  @Test("A view taken out and put back keeps the layout inside it without being solved anew")
  func takenOut() {
    let screen = UIView(frame: root.bounds)
    root.addSubview(screen)
    let inner = add(to: screen)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 4),
      inner.rightAnchor.constraint(equalTo: screen.rightAnchor, constant: -4),
      inner.topAnchor.constraint(equalTo: screen.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    let container = UIView(frame: root.bounds)
    root.addSubview(container)
    screen.removeFromSuperview()
    container.addSubview(screen)
    #expect(!ConstraintLayout.hasPendingWork || screen.constraints.count == 3)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 392, height: 44))
  }

  @Test("The width of a subview comes from its superview through turning autoresizing off later")
  func turningOffLater() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(card)
    let inner = add(to: card)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: card.leftAnchor),
      inner.rightAnchor.constraint(equalTo: card.rightAnchor),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.width == 10)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.rightAnchor.constraint(equalTo: root.rightAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 70),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 400, height: 70))
  }

  @Test("A forgotten autoresizing mask is reported, and the frame wins")
  func forgottenMask() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    var reports: [String] = []
    ConstraintLayout.onConflict = { reports.append($0) }
    defer { ConstraintLayout.onConflict = nil }
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("UIView.width == 100") == true)
    #expect(reports.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
  }

  @Test("Guides take part like views")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add(Content())
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 200),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 100, y: 0, width: 300, height: 200))
    #expect(view.frame == CGRect(x: 200, y: 80, width: 100, height: 40))
  }

  @Test("Margins are followed when they change")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = add()
    let other = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      NSLayoutConstraint(
        item: other, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin,
        multiplier: 1, constant: 0),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 1),
      other.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 340, height: 760))
    #expect(other.frame.minX == 20)
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    #expect(other.frame.minX == 50)
  }

  @Test("Leading is at the right where text runs to the left")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = add()
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 284)
  }

  @Test("Frames lie on pixels")
  func pixels() {
    let scale = UIScreen.main.scale
    let view = add()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.123),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 33.3),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX * scale == (view.frame.minX * scale).rounded())
    #expect(abs(view.frame.minX - 10.123) <= 0.5 / scale)
  }

  @Test("A transform is left alone by layout")
  func transform() {
    let view = add(Content())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 150, y: 20))
  }

  @Test("Measuring finds the smallest size, and the height at a given width")
  func fitting() {
    let card = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    _ = add(to: card, label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    let one = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(one.height - (label.intrinsicContentSize.height + 20)) < 0.5)
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 200)
    #expect(
      abs(narrow.height - (label.sizeThatFits(CGSize(width: 180, height: 0)).height + 20)) < 0.5)
  }

  @Test("A label between two edges gets the height its lines need")
  func wrapping() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    _ = add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 400)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 400, height: 0)).height)
    #expect(label.frame.height > label.font.lineHeight * 2)
  }

  @Test("Every view gets updateConstraints once, the innermost first, and again when it asks")
  func updatePass() {
    final class Recorder: UIView {
      nonisolated(unsafe) static var log: [Int] = []
      override func updateConstraints() {
        Recorder.log.append(tag)
        super.updateConstraints()
      }
    }
    Recorder.log = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = Recorder()
    outer.tag = 1
    let inner = Recorder()
    inner.tag = 2
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(Recorder.log == [2, 1])
    outer.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(Recorder.log == [2, 1, 1])
  }

  @Test("A visual format reads predicates, priorities, metrics and options")
  func visualFormat() {
    let a = add()
    let b = add()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[a(>=50,==b@700)]-(20)-[b(30)]-|",
      options: [.alignAllTop, .alignAllBottom],
      metrics: ["gap": 12], views: ["a": a, "b": b])
    #expect(
      made.map(\.description) == [
        "<NSLayoutConstraint UIView.width >= 50 (inactive)>",
        "<NSLayoutConstraint UIView.width == UIView.width @700 (inactive)>",
        "<NSLayoutConstraint UIView.leading == UIView.leading + 12 (inactive)>",
        "<NSLayoutConstraint UIView.width == 30 (inactive)>",
        "<NSLayoutConstraint UIView.leading == UIView.trailing + 20 (inactive)>",
        "<NSLayoutConstraint UIView.trailingMargin == UIView.trailing (inactive)>",
        "<NSLayoutConstraint UIView.top == UIView.top (inactive)>",
        "<NSLayoutConstraint UIView.bottom == UIView.bottom (inactive)>",
      ])
  }
}
