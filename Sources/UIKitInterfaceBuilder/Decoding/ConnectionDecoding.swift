import Foundation
import ObjectiveC
import UIKitControllers
import UIKitViews

/// Connects outlets, actions and the segues that controls trigger.
@MainActor enum ConnectionDecoding {
  static func connect(
    _ object: AnyObject, _ element: InterfaceElement, session: InterfaceSession
  ) {
    var collections: [(name: String, members: [AnyObject], element: InterfaceElement)] = []
    for connection in element.children(of: "connections") {
      connection.isUsed = true
      switch connection.name {
      case "outlet": connectOutlet(connection, of: object, session)
      case "outletCollection":
        guard let name = connection["property"],
          let member = destination(of: connection, session)
        else { continue }
        _ = (connection["appends"], connection["collectionClass"])
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].members.append(member)
        } else {
          collections.append((name, [member], connection))
        }
      case "action": connectAction(connection, of: object, session)
      case "segue": session.scene?.connect(connection, trigger: object)
      default:
        session.document.warn("the connection <\(connection.name)> is ignored", at: connection)
      }
    }
    for (name, members, element) in collections {
      if name == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in members {
          view.addGestureRecognizer(recognizer)
        }
      } else {
        set(members, to: name, of: object, at: element, session)
      }
    }
  }

  private static func destination(
    of connection: InterfaceElement, _ session: InterfaceSession
  ) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    if let object = session.object(id: id) { return object }
    guard let element = session.document.element(id: id) else {
      session.document.warn("nothing has the id \(id) that is connected here", at: connection)
      return nil
    }
    if element.name != "placeholder" {
      session.document.warn("<\(element.name)> that is connected here is not there", at: connection)
    }
    return nil
  }

  private static func connectOutlet(
    _ connection: InterfaceElement, of object: AnyObject, _ session: InterfaceSession
  ) {
    guard let name = connection["property"], let value = destination(of: connection, session) else {
      return
    }
    set(value, to: name, of: object, at: connection, session)
  }

  private static func set(
    _ value: Any, to name: String, of object: AnyObject, at element: InterfaceElement,
    _ session: InterfaceSession
  ) {
    switch ClassRegistry.setOutlet(name, of: object, to: value) {
    case .set: return
    case .unknownKey: if SystemOutlets.set(value, to: name, of: object) { return }
    case .wrongType(let expected):
      session.document.warn(
        "the outlet \(name) of \(type(of: object)) takes a \(expected), not a \(type(of: value)); "
          + "not connected", at: element)
      return
    case .readOnly:
      session.document.warn("the outlet \(name) of \(type(of: object)) is read-only", at: element)
      return
    }
    session.document.warn(
      "\(type(of: object)) has no outlet \(name): iOS raises \"this class is not key value "
        + "coding-compliant for the key \(name)\" here", at: element)
  }

  private static func connectAction(
    _ connection: InterfaceElement, of object: AnyObject, _ session: InterfaceSession
  ) {
    guard let name = connection["selector"] else { return }
    let target = destination(of: connection, session)
    let selector = Selector(name)
    if let target, !MessageSend.responds(target, to: selector) {
      session.document.warn("\(type(of: target)) has no action \(name)", at: connection)
    }
    switch object {
    case let control as UIControl:
      let event = connection["eventType"] ?? "touchUpInside"
      guard let events = self.events[event] else {
        session.document.warn("the event \(event) is not known", at: connection)
        return
      }
      control.addTarget(target, action: selector, for: events)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default:
      session.document.warn("\(type(of: object)) sends no actions", at: connection)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

/// Outlets that UIKit's own classes have.
@MainActor enum SystemOutlets {
  static func set(_ value: Any, to name: String, of object: AnyObject) -> Bool {
    switch (object, name) {
    case (let controller as UIViewController, "view"):
      guard let view = value as? UIView else { return false }
      controller.view = view
    case (let navigation as UINavigationController, "delegate"):
      navigation.delegate = value as? any UINavigationControllerDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case (let controller as UIViewController, "transitioningDelegate"):
      controller.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
    default: return MoreViewKinds.setOutlet(value, to: name, of: object)
    }
    return true
  }
}
