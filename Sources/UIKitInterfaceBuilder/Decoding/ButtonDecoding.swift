import Foundation
import UIKitViews

/// Reads buttons: the older states, and configurations.
@MainActor enum ButtonDecoding {
  static func decode(
    _ button: UIButton, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "plain": .plain, "contactAdd": .contactAdd,
      "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
      "close": .close,
    ]
    button.setUp(type: element["buttonType"].flatMap { types[$0] } ?? .custom)
    let configuration = element.child(named: "buttonConfiguration")
    if let configuration { button.configuration = decode(configuration, document) }
    for state in element.children where state.name == "state" {
      state.isUsed = true
      // A configured button repeats its title here for older systems.
      if configuration == nil { decode(state, for: button, document) }
    }
    if let font = element.font(in: document) { button.titleLabel?.font = font }
    if let mode = element.lineBreakMode("lineBreakMode"),
      element.children.contains(where: { $0.name == "state" })
    {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let offset = element.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
    if let adjusts = element.bool("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = adjusts
    }
    if let adjusts = element.bool("adjustsImageWhenDisabled") {
      button.adjustsImageWhenDisabled = adjusts
    }
    if let shows = element.bool("showsTouchWhenHighlighted") {
      button.showsTouchWhenHighlighted = shows
    }
    if let reverses = element.bool("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = reverses
    }
  }

  private static func decode(
    _ element: InterfaceElement, for button: UIButton, _ document: InterfaceDocument
  ) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ]
    guard let state = element.key.flatMap({ states[$0] }) else { return }
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let title = element.attributedString("attributedTitle", in: document) {
      button.setAttributedTitle(title, for: state)
    }
    if let color = element.color("titleColor", in: document) {
      button.setTitleColor(color, for: state)
    }
    if let color = element.color("titleShadowColor", in: document) {
      button.setTitleShadowColor(color, for: state)
    }
    if let image = element.image("image", in: document) { button.setImage(image, for: state) }
    if let image = element.image("backgroundImage", in: document) {
      button.setBackgroundImage(image, for: state)
    }
    if let configuration = element.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(configuration.symbolConfiguration, forImageIn: state)
    }
    InterfaceWarnings.report(element, in: document)
  }

  private static func decode(
    _ element: InterfaceElement, _ document: InterfaceDocument
  ) -> UIButton.Configuration {
    var result: UIButton.Configuration
    switch element["style"] {
    case "filled": result = .filled()
    case "gray": result = .gray()
    case "tinted": result = .tinted()
    default: result = .plain()
    }
    result.title = element.string("title")
    result.subtitle = element.string("subtitle")
    if let image = element.image("image", in: document) { result.image = image }
    if let color = element.color("baseForegroundColor", in: document) {
      result.baseForegroundColor = color
    }
    if let color = element.color("baseBackgroundColor", in: document) {
      result.baseBackgroundColor = color
    }
    switch element["cornerStyle"] {
    case "fixed": result.cornerStyle = .fixed
    case "small": result.cornerStyle = .small
    case "medium": result.cornerStyle = .medium
    case "large": result.cornerStyle = .large
    case "capsule": result.cornerStyle = .capsule
    default: break
    }
    switch element["buttonSize"] {
    case "mini": result.buttonSize = .mini
    case "small": result.buttonSize = .small
    case "large": result.buttonSize = .large
    default: break
    }
    switch element["imagePlacement"] {
    case "top": result.imagePlacement = .top
    case "bottom": result.imagePlacement = .bottom
    case "trailing": result.imagePlacement = .trailing
    default: break
    }
    if let padding = element.double("imagePadding") { result.imagePadding = CGFloat(padding) }
    if let padding = element.double("titlePadding") { result.titlePadding = CGFloat(padding) }
    if let insets = element.directionalInsets("contentInsets") { result.contentInsets = insets }
    InterfaceWarnings.report(element, in: document)
    return result
  }
}
