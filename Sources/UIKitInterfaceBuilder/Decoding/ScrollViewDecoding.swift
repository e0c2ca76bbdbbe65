import Foundation
import UIKitViews

/// Reads scroll views.
@MainActor enum ScrollViewDecoding {
  static func decode(_ view: UIScrollView, _ element: InterfaceElement) {
    if let shows = element.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.bool("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let pages = element.bool("pagingEnabled") { view.isPagingEnabled = pages }
    if let scrolls = element.bool("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let bounces = element.bool("bounces") { view.bounces = bounces }
    if let bounces = element.bool("bouncesZoom") { view.bouncesZoom = bounces }
    if let bounces = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = element.bool("alwaysBounceHorizontal") {
      view.alwaysBounceHorizontal = bounces
    }
    if let locks = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = locks }
    if let delays = element.bool("delaysContentTouches") { view.delaysContentTouches = delays }
    if let cancels = element.bool("canCancelContentTouches") {
      view.canCancelContentTouches = cancels
    }
    if let scale = element.double("minimumZoomScale") { view.minimumZoomScale = CGFloat(scale) }
    if let scale = element.double("maximumZoomScale") { view.maximumZoomScale = CGFloat(scale) }
    if let insets = element.insets("contentInset") { view.contentInset = insets }
    if let insets = element.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
    if let size = element.size("contentSize") { view.contentSize = size }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    switch element["indicatorStyle"] {
    case "black": view.indicatorStyle = .black
    case "white": view.indicatorStyle = .white
    default: break
    }
  }

  static func guide(_ key: String, of view: UIScrollView) -> AnyObject? {
    switch key {
    case "contentLayoutGuide": view.contentLayoutGuide
    case "frameLayoutGuide": view.frameLayoutGuide
    default: nil
    }
  }
}
