import CoreGraphics
import Foundation

/// What a program has set about a navigation bar's look; nil where it has not.
@MainActor struct NavigationBarLook {
  var style = UIBarStyle.default
  var isTranslucent = true
  var barTint: UIColor?
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var prefersLargeTitles = false
  var backIndicator: UIImage?
  var shadowImage: UIImage?
  var backgroundImage: UIImage?
  var titleOffset: CGFloat = 0
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?

  /// The appearance object, made when it is first asked for.
  mutating func standard(of bar: UINavigationBar) -> UINavigationBarAppearance {
    if let standard { return standard }
    let made = UINavigationBarAppearance()
    standard = made
    return made
  }

  /// Takes over from the class's appearance what has not been set here.
  mutating func inherit(_ proxy: NavigationBarLook) {
    if style == .default { style = proxy.style }
    if isTranslucent { isTranslucent = proxy.isTranslucent }
    barTint = barTint ?? proxy.barTint
    titleAttributes = titleAttributes ?? proxy.titleAttributes
    largeTitleAttributes = largeTitleAttributes ?? proxy.largeTitleAttributes
    if !prefersLargeTitles { prefersLargeTitles = proxy.prefersLargeTitles }
    backIndicator = backIndicator ?? proxy.backIndicator
    shadowImage = shadowImage ?? proxy.shadowImage
    backgroundImage = backgroundImage ?? proxy.backgroundImage
    standard = standard ?? proxy.standard
    scrollEdge = scrollEdge ?? proxy.scrollEdge
  }
}

/// The instances that stand for all of a class: what is set on them is taken over by every other that comes into a
/// window and has not set it itself.
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  static func proxy(for type: UIView.Type, make: () -> UIView) -> UIView {
    if let known = proxies[ObjectIdentifier(type)] { return known }
    let made = make()
    proxies[ObjectIdentifier(type)] = made
    return made
  }

  static func existing(for type: UIView.Type) -> UIView? { proxies[ObjectIdentifier(type)] }

  static func reset() { proxies = [:] }
}

/// What is behind a bar: a fill, a picture, a line at the edge. It reaches beyond the bar, under the status bar.
final class NavigationBarBackdrop: UIView {
  private let picture = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var lineIsAtTop = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    fill: UIColor?, picture image: UIImage?, mode: UIView.ContentMode, line color: UIColor?,
    atTop: Bool = false
  ) {
    backgroundColor = fill
    picture.image = image
    picture.contentMode = mode
    line.backgroundColor = color
    lineIsAtTop = atTop
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let thickness = 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: 0, y: lineIsAtTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }
}
