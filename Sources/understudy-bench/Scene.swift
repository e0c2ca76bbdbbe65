import CoreGraphics
import Foundation
import QuartzCore

/// A transition: a layer tree, and how it looks at each frame.
@MainActor
protocol Scene: AnyObject {
  init()
  var root: CALayer { get }
  var frameCount: Int { get }
  /// Sets the layers' values for frame `k`, from 1 to `frameCount`.
  func set(_ k: Int)
}

@MainActor
enum Scenes {
  /// The four that are measured for good.
  static let names = ["sheet", "dissolve", "zoom", "push"]
  /// Others that are worth a look: `--all`.
  static let others = ["shrink", "flip", "circle", "frosted"]

  static func make(_ name: String) -> (any Scene)? {
    switch name {
    case "sheet": SheetScene()
    case "dissolve": DissolveScene()
    case "zoom": ZoomScene()
    case "push": PushScene()
    case "shrink": ShrinkScene()
    case "flip": FlipScene()
    case "circle": CircleScene()
    case "frosted": FrostedScene()
    default: nil
    }
  }

  /// A critically damped spring, 99.9 % there at 9.2334.
  static func spring(_ k: Int, _ count: Int) -> Double {
    if k == count { return 1 }
    let x = 9.2334 * Double(k) / Double(count)
    return 1 - (1 + x) * exp(-x)
  }

  static func makeRoot() -> CALayer {
    let root = CALayer()
    root.frame = Screens.points(0, 0, Screens.width, Screens.height)
    return root
  }
}

/// A sheet slides up over a list that is tinted meanwhile.
final class SheetScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 18
  private let tint = CALayer()
  private let sheet = Screens.sheet()

  init() {
    root.addSublayer(Screens.list())
    tint.frame = root.bounds
    tint.backgroundColor = Screens.color(0x007AFF)
    root.addSublayer(tint)
    root.addSublayer(sheet)
  }

  func set(_ k: Int) {
    let p = Scenes.spring(k, frameCount)
    tint.opacity = Float(p)
    let top = (2532 - 2391 * p).rounded()
    sheet.position = CGPoint(x: root.bounds.midX, y: top / Screens.scale + sheet.bounds.midY)
  }
}

/// One screen fades into another.
final class DissolveScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 12
  private let detail = Screens.detail()

  init() {
    root.addSublayer(Screens.list())
    root.addSublayer(detail)
  }

  func set(_ k: Int) { detail.opacity = Float(k) / Float(frameCount) }
}

/// A card with an image and a shadow grows to fill the screen.
final class ZoomScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 24
  private let shadow = CALayer()
  private let card = CALayer()

  init() {
    root.addSublayer(Screens.list())
    shadow.shadowOpacity = 0.35
    shadow.shadowRadius = 30 / Screens.scale
    shadow.shadowOffset = CGSize(width: 0, height: 24 / Screens.scale)
    root.addSublayer(shadow)
    card.contents = Screens.cardImage()
    card.contentsGravity = .resizeAspectFill
    card.masksToBounds = true
    root.addSublayer(card)
  }

  func set(_ k: Int) {
    let t = Double(k) / Double(frameCount)
    let e = t * t * (3 - 2 * t)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * e }
    let frame = Screens.points(mix(405, 0), mix(1086, 0), mix(360, 1170), mix(360, 2532))
    let radius = 48 * (1 - e) / Screens.scale
    shadow.frame = frame
    shadow.shadowPath = CGPath(
      roundedRect: shadow.bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    card.frame = frame
    card.cornerRadius = radius
  }
}

/// A page slides in from the right while the one below moves away and darkens.
final class PushScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 21
  private let list = Screens.list()
  private let dim = CALayer()
  private let detail = Screens.detail()

  init() {
    root.addSublayer(list)
    dim.frame = root.bounds
    dim.backgroundColor = .black
    root.addSublayer(dim)
    root.addSublayer(detail)
  }

  func set(_ k: Int) {
    let p = Scenes.spring(k, frameCount)
    let middle = root.bounds.midX
    list.position.x = middle + (-0.3 * Screens.width * p).rounded() / Screens.scale
    // Only what it covers is darkened.
    dim.position.x = list.position.x
    dim.opacity = Float(0.1 * p)
    detail.position.x = middle + (Screens.width * (1 - p)).rounded() / Screens.scale
  }
}

/// A screen steps back, rounded and dimmed, while a sheet comes up: the system's own sheet.
final class ShrinkScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 18
  private let list = Screens.list()
  private let sheet = Screens.sheet()

  init() {
    list.masksToBounds = true
    root.addSublayer(list)
    root.addSublayer(sheet)
  }

  func set(_ k: Int) {
    let p = Scenes.spring(k, frameCount)
    list.transform = CATransform3DMakeScale(1 - 0.08 * p, 1 - 0.08 * p, 1)
    list.cornerRadius = 12 * p
    list.opacity = Float(1 - 0.3 * p)
    sheet.position = CGPoint(
      x: root.bounds.midX, y: (2532 - 2391 * p).rounded() / Screens.scale + sheet.bounds.midY)
  }
}

/// Two screens as the faces of a card that turns over.
final class FlipScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 24
  private let faces = [Screens.list(), Screens.detail()]

  init() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 1000
    root.sublayerTransform = perspective
    for face in faces {
      face.isDoubleSided = false
      root.addSublayer(face)
    }
  }

  func set(_ k: Int) {
    let angle = Double.pi * Double(k) / Double(frameCount)
    for (index, face) in faces.enumerated() {
      face.transform = CATransform3DMakeRotation(angle + Double(index) * .pi, 0, 1, 0)
    }
  }
}

/// A screen is uncovered by a growing circle.
final class CircleScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 24
  private let detail = Screens.detail()
  private let hole = CAShapeLayer()

  init() {
    root.addSublayer(Screens.list())
    detail.mask = hole
    root.addSublayer(detail)
  }

  func set(_ k: Int) {
    let radius = 20 + 480 * Double(k) / Double(frameCount)
    let middle = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
    hole.path = CGPath(
      ellipseIn: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }
}

/// Frosted glass slides over a list.
final class FrostedScene: Scene {
  let root = Scenes.makeRoot()
  let frameCount = 18
  private let glass = CALayer()

  init() {
    root.addSublayer(Screens.list())
    glass.frame = Screens.points(0, 0, Screens.width, 1200)
    glass.backgroundColor = CGColor(gray: 1, alpha: 0.4)
    glass.backgroundFilters = [BackdropBlur(radius: 20)]
    root.addSublayer(glass)
  }

  func set(_ k: Int) {
    let p = Scenes.spring(k, frameCount)
    let top = (2532 - 1200 * p).rounded()
    glass.position = CGPoint(x: root.bounds.midX, y: top / Screens.scale + glass.bounds.midY)
  }
}
