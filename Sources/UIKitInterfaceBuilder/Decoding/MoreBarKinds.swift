import Foundation
import UIKitControllers
import UIKitViews

/// Reads what bars have beside titles and buttons.
@MainActor enum MoreBarKinds {
  static func decode(
    _ item: UINavigationItem, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    if let prompt = element.string("prompt") { item.prompt = prompt }
    if let title = element["backButtonTitle"] { item.backButtonTitle = title }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = element.child(key: "titleView"), let made = session.make(view) as? UIView {
      item.titleView = made
    }
    if let back = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = session.make(back) as? UIBarButtonItem
    }
  }

  static func decode(
    _ item: UITabBarItem, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    if let image = element.image("selectedImage", in: session.document) {
      item.selectedImage = image
    }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    if let system = element["systemItem"] {
      item.title = item.title ?? system.prefix(1).uppercased() + system.dropFirst()
      if item.image == nil, let symbol = systemSymbols[system] {
        item.image = UIImage(systemName: symbol)
      }
    }
  }

  /// Symbols that come near the system's own pictures.
  private static let systemSymbols = [
    "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
    "contacts": "person.circle", "history": "clock.fill", "bookmarks": "bookmark.fill",
    "search": "magnifyingglass", "more": "ellipsis", "recents": "clock.fill",
    "mostRecent": "clock.fill", "mostViewed": "list.bullet", "downloads": "square.and.arrow.down",
  ]

  static func decode(
    _ bar: UINavigationBar, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    let document = session.document
    switch element["barStyle"] {
    case "black", "blackTranslucent", "blackOpaque": bar.barStyle = .black
    default: break
    }
    if let large = element.bool("largeTitles") { bar.prefersLargeTitles = large }
    if let color = element.color("barTintColor", in: document) { bar.barTintColor = color }
    if let attributes = element.textAttributes("titleTextAttributes", in: document) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = element.textAttributes("largeTitleTextAttributes", in: document) {
      bar.largeTitleTextAttributes = attributes
    }
  }
}

extension InterfaceElement {
  /// The attributes of a `<textAttributes>` child with this key.
  func textAttributes(
    _ key: String, in document: InterfaceDocument
  ) -> [NSAttributedString.Key: Any]? {
    guard let child = child(key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = child.color("textColor", in: document)
    attributes[.font] = child.font(in: document)
    return attributes
  }
}
