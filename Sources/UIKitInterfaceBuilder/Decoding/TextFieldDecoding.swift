import Foundation
import UIKitViews

/// Reads text fields.
@MainActor enum TextFieldDecoding {
  static func decode(
    _ field: UITextField, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    if let font = element.font(in: document) { field.font = font }
    if let color = element.color("textColor", in: document) { field.textColor = color }
    _ = element.isNil("textColor")
    if let alignment = element.alignment("textAlignment") { field.textAlignment = alignment }
    if let text = element.attributedString("attributedText", in: document) {
      field.attributedText = text
    } else if let text = element.string("text") {
      field.text = text
    }
    if let placeholder = element.string("placeholder") { field.placeholder = placeholder }
    switch element["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: break
    }
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
    if let mode = element["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = mode }
    if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let adjusts = element.bool("adjustsFontSizeToFit") {
      field.adjustsFontSizeToFitWidth = adjusts
    }
    if let size = element.double("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
    if let traits = element.child(named: "textInputTraits") { decode(traits, for: field) }
  }

  static func decode(_ view: UITextView, _ element: InterfaceElement, _ document: InterfaceDocument)
  {
    if let font = element.font(in: document) { view.font = font }
    if let color = element.color("textColor", in: document) { view.textColor = color }
    _ = element.isNil("textColor")
    if let alignment = element.alignment("textAlignment") { view.textAlignment = alignment }
    if let editable = element.bool("editable") { view.isEditable = editable }
    if let selectable = element.bool("selectable") { view.isSelectable = selectable }
    if let text = element.attributedString("attributedText", in: document) {
      view.attributedText = text
    } else if let text = element.string("text") {
      view.text = text
    }
    element.child(named: "textInputTraits")?.isUsed = true
  }

  private static func decode(_ traits: InterfaceElement, for field: UITextField) {
    if traits.bool("secureTextEntry") == true { field.isSecureTextEntry = true }
    let keyboards: [String: UIKeyboardType] = [
      "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    ]
    if let type = traits["keyboardType"].flatMap({ keyboards[$0] }) { field.keyboardType = type }
    let keys: [String: UIReturnKeyType] = [
      "go": .go, "join": .join, "next": .next, "search": .search, "send": .send, "done": .done,
      "continue": .continue,
    ]
    if let key = traits["returnKeyType"].flatMap({ keys[$0] }) { field.returnKeyType = key }
    if let automatic = traits.bool("enablesReturnKeyAutomatically") {
      field.enablesReturnKeyAutomatically = automatic
    }
  }
}
