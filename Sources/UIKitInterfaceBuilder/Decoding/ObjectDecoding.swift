import Foundation
import UIKitControllers
import UIKitViews

/// Reads an object's properties from its element, from within its `init(coder:)`.
@MainActor enum ObjectDecoding {
  static func decode(_ object: AnyObject, _ coder: InterfaceCoder) {
    let (element, session) = (coder.element, coder.session)
    session.register(object, for: element)
    switch object {
    case let view as UIView: ViewDecoding.decode(view, element, session)
    case let controller as UIViewController: ControllerDecoding.decode(controller, element, session)
    case let item as UIBarButtonItem: BarDecoding.decode(item, element, session)
    case let item as UITabBarItem: BarDecoding.decode(item, element, session)
    case let recognizer as UIGestureRecognizer: RecognizerDecoding.decode(recognizer, element)
    default: break
    }
  }
}

/// Reads gesture recognizers.
@MainActor enum RecognizerDecoding {
  static func decode(_ recognizer: UIGestureRecognizer, _ element: InterfaceElement) {
    if let enabled = element.bool("enabled") { recognizer.isEnabled = enabled }
    if let cancels = element.bool("cancelsTouchesInView") {
      recognizer.cancelsTouchesInView = cancels
    }
    if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let touches = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = touches
      }
    case let pan as UIPanGestureRecognizer:
      if let least = element.integer("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = least
      }
      if let most = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
      if let edges = element.child(key: "edges"),
        let edge = pan as? UIScreenEdgePanGestureRecognizer
      {
        edge.edges = edges.rectEdges
      }
    case let swipe as UISwipeGestureRecognizer:
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      case "right": swipe.direction = .right
      default: break
      }
      if let touches = element.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = touches
      }
    case let press as UILongPressGestureRecognizer:
      if let duration = element.double("minimumPressDuration") {
        press.minimumPressDuration = duration
      }
      if let movement = element.double("allowableMovement") {
        press.allowableMovement = CGFloat(movement)
      }
      if let taps = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
    default: break
    }
  }
}

extension InterfaceElement {
  var rectEdges: UIRectEdge {
    isUsed = true
    var edges: UIRectEdge = []
    if bool("top") == true { edges.insert(.top) }
    if bool("left") == true { edges.insert(.left) }
    if bool("bottom") == true { edges.insert(.bottom) }
    if bool("right") == true { edges.insert(.right) }
    return edges
  }
}
