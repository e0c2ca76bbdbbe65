import CoreGraphics
import Foundation
import UIKitViews

extension InterfaceElement {
  /// The text of an attribute, or of a `<string>` or `<mutableString>` child with this key.
  func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard
      let child = children.first(where: {
        ($0.name == "string" || $0.name == "mutableString") && $0.key == key
      })
    else { return nil }
    return child.stringValue
  }

  /// The text of this `<string>`.
  var stringValue: String {
    isUsed = true
    if self["base64-UTF8"] != nil {
      let padded = text.filter { !$0.isWhitespace }
      let missing = (4 - padded.count % 4) % 4
      return Data(base64Encoded: padded + String(repeating: "=", count: missing))
        .map { String(decoding: $0, as: UTF8.self) } ?? text
    }
    return text
  }

  /// The text with attributes of an `<attributedString>` child with this key.
  func attributedString(_ key: String, in document: InterfaceDocument) -> NSAttributedString? {
    guard let child = children.first(where: { $0.name == "attributedString" && $0.key == key })
    else { return nil }
    child.isUsed = true
    let result = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.name == "fragment" {
      fragment.isUsed = true
      let text = fragment.string("content") ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.children(of: "attributes") {
        attribute.isUsed = true
        switch attribute.name {
        case "color":
          let key =
            attribute.key == "NSBackgroundColor"
            ? NSAttributedString.Key.backgroundColor : .foregroundColor
          attributes[key] = attribute.colorValue(in: document)
        case "font":
          let size = CGFloat(attribute.double("size") ?? 17)
          attributes[.font] =
            attribute["metaFont"] == nil
            ? attribute["name"].flatMap { UIFont(name: $0, size: size) }
              ?? .systemFont(ofSize: size)
            : UIFont.systemFont(ofSize: size)
        case "paragraphStyle":
          attributes[.paragraphStyle] = attribute.paragraphStyleValue
        case "real", "integer":
          let number = attribute.double("value") ?? 0
          if attribute.key == "NSKern" { attributes[.kern] = number }
          if attribute.key == "NSUnderline" { attributes[.underlineStyle] = Int(number) }
        default: document.warn("<\(attribute.name)> in text is ignored", at: attribute)
        }
      }
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private var paragraphStyleValue: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = alignment("alignment") { style.alignment = alignment }
    if let mode = lineBreakMode("lineBreakMode") { style.lineBreakMode = mode }
    if let spacing = double("lineSpacing") { style.lineSpacing = CGFloat(spacing) }
    if let spacing = double("paragraphSpacing") { style.paragraphSpacing = CGFloat(spacing) }
    if let multiple = double("lineHeightMultiple") { style.lineHeightMultiple = CGFloat(multiple) }
    if let height = double("minimumLineHeight") { style.minimumLineHeight = CGFloat(height) }
    if let height = double("maximumLineHeight") { style.maximumLineHeight = CGFloat(height) }
    if let indent = double("firstLineHeadIndent") { style.firstLineHeadIndent = CGFloat(indent) }
    if let indent = double("headIndent") { style.headIndent = CGFloat(indent) }
    return style
  }

  func alignment(_ name: String) -> NSTextAlignment? {
    switch self[name] {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  func lineBreakMode(_ name: String) -> NSLineBreakMode? {
    switch self[name] {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

  /// The picture that an attribute names, in the program or among the system's symbols.
  func image(_ name: String, in document: InterfaceDocument) -> UIImage? {
    guard let text = self[name] else { return nil }
    if self["catalog"] == "system" { return UIImage(systemName: text) }
    if let own = UIImage(named: text) { return own }
    // A file says in its resources which pictures are the system's.
    let resource = document.root.children(of: "resources").first {
      $0.name == "image" && $0["name"] == text
    }
    if resource?["catalog"] == "system" { return UIImage(systemName: text) }
    document.warn("there is no picture named \(text)", at: self)
    return nil
  }
}
