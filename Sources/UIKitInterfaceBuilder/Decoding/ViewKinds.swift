import Foundation
import UIKitControllers
import UIKitViews

/// Reads what each kind of view has of its own.
@MainActor enum ViewKinds {
  static func decode(_ view: UIView, _ element: InterfaceElement, _ session: InterfaceSession) {
    let document = session.document
    if let control = view as? UIControl { decode(control: control, element) }
    switch view {
    case let label as UILabel: decode(label: label, element, document)
    case let button as UIButton: ButtonDecoding.decode(button, element, document)
    case let imageView as UIImageView: decode(imageView: imageView, element, document)
    case let stack as UIStackView: decode(stack: stack, element)
    case let spinner as UIActivityIndicatorView: decode(spinner: spinner, element, document)
    default: MoreViewKinds.decode(view, element, session)
    }
  }

  /// Puts a view inside another: arranged in a stack, in the content of an effect view.
  static func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else if !MoreViewKinds.add(subview, to: view) {
      view.addSubview(subview)
    }
  }

  static func scrollGuide(_ key: String, of view: UIView) -> AnyObject? {
    MoreViewKinds.scrollGuide(key, of: view)
  }

  private static func decode(control: UIControl, _ element: InterfaceElement) {
    if let enabled = element.bool("enabled") { control.isEnabled = enabled }
    if let selected = element.bool("selected") { control.isSelected = selected }
    if let highlighted = element.bool("highlighted") { control.isHighlighted = highlighted }
    switch element["contentHorizontalAlignment"] {
    case "center": control.contentHorizontalAlignment = .center
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "center": control.contentVerticalAlignment = .center
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }

  private static func decode(
    label: UILabel, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    if let font = element.font(in: document) { label.font = font }
    if let color = element.color("textColor", in: document) { label.textColor = color }
    if let color = element.color("highlightedColor", in: document) {
      label.highlightedTextColor = color
    }
    if let color = element.color("shadowColor", in: document) { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
    if let mode = element.lineBreakMode("lineBreakMode") { label.lineBreakMode = mode }
    if let alignment = element.alignment("textAlignment") { label.textAlignment = alignment }
    if let adjusts = element.bool("adjustsFontSizeToFit") {
      label.adjustsFontSizeToFitWidth = adjusts
    }
    if let scale = element.double("minimumScaleFactor") {
      label.minimumScaleFactor = CGFloat(scale)
    }
    _ = element["minimumFontSize"]
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let enabled = element.bool("enabled") { label.isEnabled = enabled }
    if let width = element.double("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    if let text = element.attributedString("attributedText", in: document) {
      label.attributedText = text
    } else if let text = element.string("text") {
      label.text = text
    }
    _ = (element.isNil("textColor"), element.isNil("highlightedColor"))
  }

  private static func decode(
    imageView: UIImageView, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    if let image = element.image("image", in: document) { imageView.image = image }
    if let image = element.image("highlightedImage", in: document) {
      imageView.highlightedImage = image
    }
    if let highlighted = element.bool("highlighted") { imageView.isHighlighted = highlighted }
    if let configuration = element.child(key: "preferredSymbolConfiguration") {
      imageView.preferredSymbolConfiguration = configuration.symbolConfiguration
    }
  }

  private static func decode(stack: UIStackView, _ element: InterfaceElement) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    switch element["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: break
    }
    switch element["alignment"] {
    case "leading", "top": stack.alignment = .leading
    case "trailing", "bottom": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: break
    }
    if let spacing = element.double("spacing") { stack.spacing = CGFloat(spacing) }
    if element["spacingType"] == "standard" { stack.spacing = 8 }
    if let relative = element.bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = relative
    }
    if let relative = element.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = relative
    }
  }

  private static func decode(
    spinner: UIActivityIndicatorView, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    switch element["style"] {
    case "large", "whiteLarge": spinner.style = .large
    default: spinner.style = .medium
    }
    if let color = element.color("color", in: document) { spinner.color = color }
    if let hides = element.bool("hidesWhenStopped") { spinner.hidesWhenStopped = hides }
    if element.bool("animating") == true { spinner.startAnimating() }
  }
}

extension InterfaceElement {
  /// The values of this symbol configuration.
  var symbolConfiguration: UIImage.SymbolConfiguration {
    isUsed = true
    var result = UIImage.SymbolConfiguration(scale: .unspecified)
    if let size = double("pointSize") {
      result = result.applying(UIImage.SymbolConfiguration(pointSize: CGFloat(size)))
    }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    if let weight = self["weight"].flatMap({ weights[$0] }) {
      result = result.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    if let scale = self["scale"].flatMap({ scales[$0] }) {
      result = result.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    _ = self["configurationType"]
    return result
  }
}
