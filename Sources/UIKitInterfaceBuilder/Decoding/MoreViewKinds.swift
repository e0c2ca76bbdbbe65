import Foundation
import UIKitViews

/// Reads controls with a value, text fields, and views that hold others in a way of their own.
@MainActor enum MoreViewKinds {
  static func decode(_ view: UIView, _ element: InterfaceElement, _ session: InterfaceSession) {
    let document = session.document
    if let scroll = view as? UIScrollView { ScrollViewDecoding.decode(scroll, element) }
    switch view {
    case let table as UITableView: TableDecoding.decode(table, element, session)
    case let cell as UITableViewCell: TableDecoding.decode(cell, element, session)
    case let text as UITextView: TextFieldDecoding.decode(text, element, document)
    case let toggle as UISwitch: decode(toggle: toggle, element, document)
    case let slider as UISlider: decode(slider: slider, element, document)
    case let segments as UISegmentedControl: decode(segments: segments, element, document)
    case let field as UITextField: TextFieldDecoding.decode(field, element, document)
    case let progress as UIProgressView: decode(progress: progress, element, document)
    case let pages as UIPageControl: decode(pages: pages, element, document)
    case let effect as UIVisualEffectView: decode(effect: effect, element, session)
    default: break
    }
  }

  /// Puts a view inside one that keeps its content elsewhere; false if it is an ordinary superview.
  static func add(_ subview: UIView, to view: UIView) -> Bool {
    guard let effect = view as? UIVisualEffectView else { return false }
    effect.contentView.addSubview(subview)
    return true
  }

  static func scrollGuide(_ key: String, of view: UIView) -> AnyObject? {
    (view as? UIScrollView).flatMap { ScrollViewDecoding.guide(key, of: $0) }
  }

  static func setOutlet(_ value: Any, to name: String, of object: AnyObject) -> Bool {
    switch (object, name) {
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let table as UITableView, "dataSource"):
      table.dataSource = value as? any UITableViewDataSource
    case (let scroll as UIScrollView, "delegate"):
      scroll.delegate = value as? any UIScrollViewDelegate
    default: return false
    }
    return true
  }

  private static func decode(
    toggle: UISwitch, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    toggle.isOn = element.bool("on") ?? false
    if let color = element.color("onTintColor", in: document) { toggle.onTintColor = color }
    if let color = element.color("thumbTintColor", in: document) { toggle.thumbTintColor = color }
  }

  private static func decode(
    slider: UISlider, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    if let value = element.double("minValue") { slider.minimumValue = Float(value) }
    if let value = element.double("maxValue") { slider.maximumValue = Float(value) }
    if let value = element.double("value") { slider.value = Float(value) }
    if let continuous = element.bool("continuous") { slider.isContinuous = continuous }
    if let color = element.color("minimumTrackTintColor", in: document) {
      slider.minimumTrackTintColor = color
    }
    if let color = element.color("maximumTrackTintColor", in: document) {
      slider.maximumTrackTintColor = color
    }
    if let color = element.color("thumbTintColor", in: document) { slider.thumbTintColor = color }
  }

  private static func decode(
    segments: UISegmentedControl, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    _ = element["segmentControlStyle"]
    for (index, segment) in element.children(of: "segments").enumerated() {
      segment.isUsed = true
      if let image = segment.image("image", in: document) {
        segments.insertSegment(with: image, at: index, animated: false)
      } else {
        segments.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
      }
      if segment.bool("enabled") == false { segments.setEnabled(false, forSegmentAt: index) }
      InterfaceWarnings.report(segment, in: document)
    }
    if let index = element.integer("selectedSegmentIndex") { segments.selectedSegmentIndex = index }
    if let momentary = element.bool("momentary") { segments.isMomentary = momentary }
    if let color = element.color("selectedSegmentTintColor", in: document) {
      segments.selectedSegmentTintColor = color
    }
  }

  private static func decode(
    progress: UIProgressView, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
    if let value = element.double("progress") { progress.progress = Float(value) }
    if let color = element.color("progressTintColor", in: document) {
      progress.progressTintColor = color
    }
    if let color = element.color("trackTintColor", in: document) { progress.trackTintColor = color }
  }

  private static func decode(
    pages: UIPageControl, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    if let count = element.integer("numberOfPages") { pages.numberOfPages = count }
    if let page = element.integer("currentPage") { pages.currentPage = page }
    if let hides = element.bool("hidesForSinglePage") { pages.hidesForSinglePage = hides }
    if let color = element.color("pageIndicatorTintColor", in: document) {
      pages.pageIndicatorTintColor = color
    }
    if let color = element.color("currentPageIndicatorTintColor", in: document) {
      pages.currentPageIndicatorTintColor = color
    }
  }

  private static func decode(
    effect: UIVisualEffectView, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    if let content = element.child(key: "contentView") {
      session.register(effect.contentView, for: content)
      ViewDecoding.decode(effect.contentView, content, session)
    }
    if let vibrancy = element.child(named: "vibrancyEffect") {
      let blur = vibrancy.child(named: "blurEffect")?.blurEffect ?? UIBlurEffect(style: .regular)
      effect.effect = UIVibrancyEffect(blurEffect: blur)
    } else if let blur = element.child(named: "blurEffect") {
      effect.effect = blur.blurEffect
    }
  }
}

extension InterfaceElement {
  @MainActor fileprivate var blurEffect: UIBlurEffect {
    isUsed = true
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    return UIBlurEffect(style: self["style"].flatMap { styles[$0] } ?? .regular)
  }
}
