public import Foundation
import QuartzCore

/// What an effect view does to what is behind or in it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Makes no effect.
  public override init() { super.init() }
  /// Makes no effect.
  public required init?(coder: NSCoder) { super.init() }
}

/// Blurs what is behind and covers it with a translucent fill of the material's colour. The colours are
/// approximations, and so is the one blur radius for all materials (a named deviation).
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How light and how thick the material is.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the appearance.
    case regular = 4
    /// As the appearance, stronger.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// The standard light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// The thinnest dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// The standard dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes the effect of a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// Makes the standard effect.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// The fill that stands for the material.
  var fill: UIColor {
    func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: alpha) }
    func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.11, alpha: alpha) }
    func both(_ alpha: CGFloat) -> UIColor {
      UIColor {
        $0.userInterfaceStyle == .dark
          ? UIColor(white: 0.11, alpha: alpha) : UIColor(white: 0.97, alpha: alpha)
      }
    }
    switch style {
    case .extraLight: return light(0.86)
    case .light: return light(0.6)
    case .dark: return dark(0.66)
    case .regular: return both(0.66)
    case .prominent: return both(0.8)
    case .systemUltraThinMaterial: return both(0.45)
    case .systemThinMaterial: return both(0.6)
    case .systemMaterial: return both(0.74)
    case .systemThickMaterial: return both(0.86)
    case .systemChromeMaterial: return both(0.82)
    case .systemUltraThinMaterialLight: return light(0.45)
    case .systemThinMaterialLight: return light(0.6)
    case .systemMaterialLight: return light(0.74)
    case .systemThickMaterialLight: return light(0.86)
    case .systemChromeMaterialLight: return light(0.82)
    case .systemUltraThinMaterialDark: return dark(0.45)
    case .systemThinMaterialDark: return dark(0.6)
    case .systemMaterialDark: return dark(0.74)
    case .systemThickMaterialDark: return dark(0.86)
    case .systemChromeMaterialDark: return dark(0.82)
    }
  }
}

/// Lets what is behind a blur shine through what is in the view. Here its content is shown as it is.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for a material.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Makes the effect for a material and a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
  /// Makes the standard effect.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The kind of content that a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// First text.
  case label = 0
  /// Second text.
  case secondaryLabel = 1
  /// Third text.
  case tertiaryLabel = 2
  /// Fourth text.
  case quaternaryLabel = 3
  /// A surface.
  case fill = 4
  /// A second surface.
  case secondaryFill = 5
  /// A third surface.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}

/// A view with an effect: put content into ``contentView``.
///
/// Setting ``effect`` inside an animation block fades the material in or out.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView(frame: .zero)
  private let material = UIView(frame: .zero)

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }
  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpEffect()
  }
  /// Makes a view from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEffect()
  }

  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { showEffect() } }
  /// Where content goes.
  open var contentView: UIView { content }

  private func setUpEffect() {
    for view in [material, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    material.isUserInteractionEnabled = false
    showEffect()
  }

  /// The material stays as it was where it goes: an animation fades it, and a cancelled one shows it
  /// again.
  private func showEffect() {
    guard let blur = effect as? UIBlurEffect else {
      material.alpha = 0
      return
    }
    if material.layer.backgroundFilters == nil {
      material.layer.backgroundFilters = [BackdropBlur(radius: 20)]
      UIView.performWithoutAnimation {
        material.alpha = 0
        material.backgroundColor = blur.fill
      }
    } else if material.alpha == 0 {
      UIView.performWithoutAnimation { material.backgroundColor = blur.fill }
    } else {
      material.backgroundColor = blur.fill
    }
    material.alpha = 1
  }
}
