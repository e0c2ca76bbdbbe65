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
  static let names = ["sheet", "dissolve", "zoom", "push"]

  static func make(_ name: String) -> (any Scene)? {
    switch name {
    case "sheet": SheetScene()
    case "dissolve": DissolveScene()
    case "zoom": ZoomScene()
    case "push": PushScene()
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
