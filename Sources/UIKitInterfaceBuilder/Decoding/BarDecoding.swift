import Foundation
import UIKitControllers
import UIKitViews

/// Reads bars and their items.
@MainActor enum BarDecoding {
  static func decode(
    _ item: UINavigationItem, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    if let title = element.string("title") { item.title = title }
    func items(_ names: String...) -> [UIBarButtonItem] {
      names.flatMap { name -> [UIBarButtonItem] in
        guard let child = element.child(key: name) ?? element.child(named: name) else { return [] }
        let elements = child.name == "barButtonItem" ? [child] : child.children
        return elements.compactMap { session.make($0) as? UIBarButtonItem }
      }
    }
    let left = items("leftBarButtonItem", "leftBarButtonItems")
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = items("rightBarButtonItem", "rightBarButtonItems")
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let supplements = element.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    MoreBarKinds.decode(item, element, session)
  }

  static func decode(
    _ item: UIBarButtonItem, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    let document = session.document
    if let system = element["systemItem"] {
      guard let kind = systemItems[system] else {
        document.warn("the bar button \(system) is not known", at: element)
        return
      }
      item.adopt(kind)
    }
    decodeBarItem(item, element, document)
    switch element["style"] {
    case "done": item.style = .done
    default: break
    }
    if let width = element.double("width") { item.width = CGFloat(width) }
    if let color = element.color("tintColor", in: document) { item.tintColor = color }
    if let view = element.child(key: "customView"), let made = session.make(view) as? UIView {
      item.customView = made
    }
  }

  static func decode(
    _ item: UITabBarItem, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    decodeBarItem(item, element, session.document)
    MoreBarKinds.decode(item, element, session)
  }

  private static func decodeBarItem(
    _ item: UIBarItem, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    if let title = element.string("title") { item.title = title }
    if let image = element.image("image", in: document) { item.image = image }
    if let enabled = element.bool("enabled") { item.isEnabled = enabled }
    if let tag = element.integer("tag") { item.tag = tag }
    if let insets = element.insets("imageInsets") { item.imageInsets = insets }
    if let accessibility = element.child(named: "accessibility") {
      if let identifier = accessibility["identifier"] { item.accessibilityIdentifier = identifier }
      if let label = accessibility["label"] { item.accessibilityLabel = label }
    }
  }

  static func decode(
    _ bar: UINavigationBar, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
    if let color = element.color("tintColor", in: session.document) { bar.tintColor = color }
    if let hidden = element.bool("hidden") { bar.isHidden = hidden }
    if let color = element.color("backgroundColor", in: session.document) {
      bar.backgroundColor = color
    }
    for name in ["contentMode", "opaque", "multipleTouchEnabled", "clipsSubviews"] {
      _ = element[name]
    }
    for key in ["frame", "autoresizingMask"] { element.child(key: key)?.isUsed = true }
    MoreBarKinds.decode(bar, element, session)
  }

  static func decode(_ bar: UITabBar, _ element: InterfaceElement, _ session: InterfaceSession) {
    if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
    if let color = element.color("tintColor", in: session.document) { bar.tintColor = color }
    if let color = element.color("barTintColor", in: session.document) { bar.barTintColor = color }
    if let color = element.color("unselectedItemTintColor", in: session.document) {
      bar.unselectedItemTintColor = color
    }
    if let color = element.color("backgroundColor", in: session.document) {
      bar.backgroundColor = color
    }
    if element["barStyle"] == "black" { bar.barStyle = .black }
    for name in ["contentMode", "opaque", "multipleTouchEnabled", "clipsSubviews"] {
      _ = element[name]
    }
    for key in ["frame", "autoresizingMask"] { element.child(key: key)?.isUsed = true }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]
}
