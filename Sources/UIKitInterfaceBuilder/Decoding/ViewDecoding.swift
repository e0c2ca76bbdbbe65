import Foundation
import UIKitControllers
import UIKitViews

/// Reads views: what all have, then what their kind has, then what is inside.
@MainActor enum ViewDecoding {
  /// `skipping` are the ids of views inside that are there already.
  static func decode(
    _ view: UIView, _ element: InterfaceElement, _ session: InterfaceSession,
    skipping: Set<String> = []
  ) {
    decodeCommon(view, element, session)
    decodeLayout(view, element)
    decodeAccessibility(view, element)
    ViewKinds.decode(view, element, session)
    decodeSubviews(view, element, session, skipping)
    decodeGuides(view, element, session)
    if let constraints = element.child(named: "constraints") {
      for constraint in constraints.children {
        constraint.isUsed = true
        session.addConstraints(of: constraint, to: view)
      }
    }
  }

  private static func decodeCommon(
    _ view: UIView, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    if let frame = element.rect("frame") { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    if let mode = element["contentMode"].flatMap({ contentModes[$0] }) { view.contentMode = mode }
    if let hidden = element.bool("hidden") { view.isHidden = hidden }
    if let alpha = element.double("alpha") { view.alpha = CGFloat(alpha) }
    if let tag = element.integer("tag") { view.tag = tag }
    if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let opaque = element.bool("opaque") { view.isOpaque = opaque }
    if let enabled = element.bool("userInteractionEnabled") {
      view.isUserInteractionEnabled = enabled
    }
    if let multiple = element.bool("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = multiple
    }
    if let exclusive = element.bool("exclusiveTouch") { view.isExclusiveTouch = exclusive }
    if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let color = element.color("backgroundColor", in: session.document) {
      view.backgroundColor = color
    }
    if let color = element.color("tintColor", in: session.document) { view.tintColor = color }
    switch element["semanticContentAttribute"] {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
  }

  private static func decodeLayout(_ view: UIView, _ element: InterfaceElement) {
    if let translates = element.bool("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    func priority(_ name: String) -> UILayoutPriority? {
      element.double(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
    if let preserves = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = element.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
  }

  private static func decodeAccessibility(_ view: UIView, _ element: InterfaceElement) {
    guard let accessibility = element.child(named: "accessibility") else { return }
    if let identifier = accessibility["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = accessibility["label"] { view.accessibilityLabel = label }
    if let hint = accessibility["hint"] { view.accessibilityHint = hint }
  }

  private static func decodeSubviews(
    _ view: UIView, _ element: InterfaceElement, _ session: InterfaceSession,
    _ skipping: Set<String>
  ) {
    for child in element.children(of: "subviews") where !skipping.contains(child.id ?? "") {
      guard let subview = session.make(child) as? UIView else { continue }
      ViewKinds.add(subview, to: view)
    }
  }

  private static func decodeGuides(
    _ view: UIView, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guide.isUsed = true
      guard let id = guide.id else { continue }
      switch guide.key {
      case "safeArea": session.register(view.safeAreaLayoutGuide, id: id)
      case "keyboard": session.register(view.safeAreaLayoutGuide, id: id)
      case "contentLayoutGuide", "frameLayoutGuide":
        ViewKinds.scrollGuide(guide.key ?? "", of: view).map { session.register($0, id: id) }
      default: session.document.warn("the guide \(guide.key ?? "?") is not supported", at: guide)
      }
    }
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight, "TopLeft": .topLeft,
  ]
}

extension InterfaceElement {
  var autoresizingMask: UIView.AutoresizingMask {
    isUsed = true
    var mask: UIView.AutoresizingMask = []
    if bool("widthSizable") == true { mask.insert(.flexibleWidth) }
    if bool("heightSizable") == true { mask.insert(.flexibleHeight) }
    if bool("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if bool("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if bool("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if bool("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }
}
