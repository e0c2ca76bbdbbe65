import CoreGraphics
import Foundation

// The values are those of Apple's Human Interface Guidelines and of colours resolved on iOS 18,
// as published; red, green and blue from 0 to 255.
extension UIColor {
  /// Red that suits the appearance.
  public class var systemRed: UIColor { SystemColors.systemRed }
  /// Green that suits the appearance.
  public class var systemGreen: UIColor { SystemColors.systemGreen }
  /// Blue that suits the appearance.
  public class var systemBlue: UIColor { SystemColors.systemBlue }
  /// Orange that suits the appearance.
  public class var systemOrange: UIColor { SystemColors.systemOrange }
  /// Yellow that suits the appearance.
  public class var systemYellow: UIColor { SystemColors.systemYellow }
  /// Pink that suits the appearance.
  public class var systemPink: UIColor { SystemColors.systemPink }
  /// Purple that suits the appearance.
  public class var systemPurple: UIColor { SystemColors.systemPurple }
  /// Teal that suits the appearance.
  public class var systemTeal: UIColor { SystemColors.systemTeal }
  /// Indigo that suits the appearance.
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }
  /// Mint that suits the appearance.
  public class var systemMint: UIColor { SystemColors.systemMint }
  /// Cyan that suits the appearance.
  public class var systemCyan: UIColor { SystemColors.systemCyan }
  /// Brown that suits the appearance.
  public class var systemBrown: UIColor { SystemColors.systemBrown }
  /// The first of six greys, the same in both appearances.
  public class var systemGray: UIColor { SystemColors.systemGray }
  /// The second of six greys towards the background.
  public class var systemGray2: UIColor { SystemColors.systemGray2 }
  /// The third of six greys towards the background.
  public class var systemGray3: UIColor { SystemColors.systemGray3 }
  /// The fourth of six greys towards the background.
  public class var systemGray4: UIColor { SystemColors.systemGray4 }
  /// The fifth of six greys towards the background.
  public class var systemGray5: UIColor { SystemColors.systemGray5 }
  /// The last of six greys towards the background.
  public class var systemGray6: UIColor { SystemColors.systemGray6 }
  /// Text of the first rank.
  public class var label: UIColor { SystemColors.label }
  /// Text of the second rank.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// Text that stands for what is still to be typed.
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  /// Links.
  public class var link: UIColor { SystemColors.link }
  /// Thin lines that let through what is behind.
  public class var separator: UIColor { SystemColors.separator }
  /// Thin lines that let nothing through.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  /// Fills of thin and small shapes.
  public class var systemFill: UIColor { SystemColors.systemFill }
  /// Fills of shapes of middling size.
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// Fills of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// Fills of large areas with much in them.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
  /// The background of a screen; a dark one is lighter in raised content such as sheets.
  public class var systemBackground: UIColor { SystemColors.systemBackground }
  /// What lies on the background.
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  /// What lies on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  /// The background of a screen of grouped content.
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  /// A group on the grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  /// What lies on a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
  /// The tint of bars and controls: the system's blue.
  public class var tintColor: UIColor { SystemColors.tintColor }
  /// Text on light backgrounds, whatever the appearance.
  public class var darkText: UIColor { SystemColors.darkText }
  /// Text on dark backgrounds, whatever the appearance.
  public class var lightText: UIColor { SystemColors.lightText }
  /// The background of a grouped table.
  public class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }

  /// The colour that interface files name, such as `systemBackgroundColor`.
  package static func interfaceColor(named name: String) -> UIColor? { SystemColors.named(name) }
}

/// Each system colour once, so that they compare by identity.
enum SystemColors {
  typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  static let systemRed = make("systemRedColor", (255, 59, 48, 1), (255, 69, 58, 1))
  static let systemGreen = make("systemGreenColor", (52, 199, 89, 1), (48, 209, 88, 1))
  static let systemBlue = make("systemBlueColor", (0, 122, 255, 1), (10, 132, 255, 1))
  static let systemOrange = make("systemOrangeColor", (255, 149, 0, 1), (255, 159, 10, 1))
  static let systemYellow = make("systemYellowColor", (255, 204, 0, 1), (255, 214, 10, 1))
  static let systemPink = make("systemPinkColor", (255, 45, 85, 1), (255, 55, 95, 1))
  static let systemPurple = make("systemPurpleColor", (175, 82, 222, 1), (191, 90, 242, 1))
  static let systemTeal = make("systemTealColor", (48, 176, 199, 1), (64, 200, 224, 1))
  static let systemIndigo = make("systemIndigoColor", (88, 86, 214, 1), (94, 92, 230, 1))
  static let systemMint = make("systemMintColor", (0, 199, 190, 1), (99, 230, 226, 1))
  static let systemCyan = make("systemCyanColor", (50, 173, 230, 1), (100, 210, 255, 1))
  static let systemBrown = make("systemBrownColor", (162, 132, 94, 1), (172, 142, 104, 1))
  static let systemGray = make("systemGrayColor", (142, 142, 147, 1), (142, 142, 147, 1))
  static let systemGray2 = make("systemGray2Color", (174, 174, 178, 1), (99, 99, 102, 1))
  static let systemGray3 = make("systemGray3Color", (199, 199, 204, 1), (72, 72, 74, 1))
  static let systemGray4 = make("systemGray4Color", (209, 209, 214, 1), (58, 58, 60, 1))
  static let systemGray5 = make("systemGray5Color", (229, 229, 234, 1), (44, 44, 46, 1))
  static let systemGray6 = make("systemGray6Color", (242, 242, 247, 1), (28, 28, 30, 1))
  static let label = make("labelColor", (0, 0, 0, 1), (255, 255, 255, 1))
  static let secondaryLabel = make("secondaryLabelColor", (60, 60, 67, 0.6), (235, 235, 245, 0.6))
  static let tertiaryLabel = make("tertiaryLabelColor", (60, 60, 67, 0.3), (235, 235, 245, 0.3))
  static let quaternaryLabel = make(
    "quaternaryLabelColor", (60, 60, 67, 0.18), (235, 235, 245, 0.16))
  static let placeholderText = make("placeholderTextColor", (60, 60, 67, 0.3), (235, 235, 245, 0.3))
  static let link = make("linkColor", (0, 122, 255, 1), (9, 132, 255, 1))
  static let separator = make("separatorColor", (60, 60, 67, 0.29), (84, 84, 88, 0.6))
  static let opaqueSeparator = make("opaqueSeparatorColor", (198, 198, 200, 1), (56, 56, 58, 1))
  static let systemFill = make("systemFillColor", (120, 120, 128, 0.2), (120, 120, 128, 0.36))
  static let secondarySystemFill = make(
    "secondarySystemFillColor", (120, 120, 128, 0.16), (120, 120, 128, 0.32))
  static let tertiarySystemFill = make(
    "tertiarySystemFillColor", (118, 118, 128, 0.12), (118, 118, 128, 0.24))
  static let quaternarySystemFill = make(
    "quaternarySystemFillColor", (116, 116, 128, 0.08), (118, 118, 128, 0.18))
  static let systemBackground = make(
    "systemBackgroundColor", (255, 255, 255, 1), (0, 0, 0, 1), raised: (28, 28, 30, 1))
  static let secondarySystemBackground = make(
    "secondarySystemBackgroundColor", (242, 242, 247, 1), (28, 28, 30, 1), raised: (44, 44, 46, 1))
  static let tertiarySystemBackground = make(
    "tertiarySystemBackgroundColor", (255, 255, 255, 1), (44, 44, 46, 1), raised: (58, 58, 60, 1))
  static let systemGroupedBackground = make(
    "systemGroupedBackgroundColor", (242, 242, 247, 1), (0, 0, 0, 1), raised: (28, 28, 30, 1))
  static let secondarySystemGroupedBackground = make(
    "secondarySystemGroupedBackgroundColor", (255, 255, 255, 1), (28, 28, 30, 1),
    raised: (44, 44, 46, 1))
  static let tertiarySystemGroupedBackground = make(
    "tertiarySystemGroupedBackgroundColor", (242, 242, 247, 1), (44, 44, 46, 1),
    raised: (58, 58, 60, 1))
  static let tintColor = make("tintColor", (0, 122, 255, 1), (10, 132, 255, 1))
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)

  private static func make(
    _ name: String, _ light: Bytes, _ dark: Bytes, raised: Bytes? = nil
  ) -> UIColor {
    let lightColor = fixed(light)
    let darkColor = fixed(dark)
    let raisedColor = raised.map { fixed($0) } ?? darkColor
    return UIColor(
      storage: .dynamic { traits in
        guard traits.userInterfaceStyle == .dark else { return lightColor }
        return traits.userInterfaceLevel == .elevated ? raisedColor : darkColor
      }, name: name)
  }

  private static func fixed(_ bytes: Bytes) -> UIColor {
    UIColor(
      red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: bytes.alpha)
  }

  /// The colour that interface files name, such as `systemBackgroundColor`.
  static func named(_ name: String) -> UIColor? { byName[name] }

  private static let byName: [String: UIColor] = [
    "systemRedColor": systemRed,
    "systemGreenColor": systemGreen,
    "systemBlueColor": systemBlue,
    "systemOrangeColor": systemOrange,
    "systemYellowColor": systemYellow,
    "systemPinkColor": systemPink,
    "systemPurpleColor": systemPurple,
    "systemTealColor": systemTeal,
    "systemIndigoColor": systemIndigo,
    "systemMintColor": systemMint,
    "systemCyanColor": systemCyan,
    "systemBrownColor": systemBrown,
    "systemGrayColor": systemGray,
    "systemGray2Color": systemGray2,
    "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4,
    "systemGray5Color": systemGray5,
    "systemGray6Color": systemGray6,
    "labelColor": label,
    "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel,
    "placeholderTextColor": placeholderText,
    "linkColor": link,
    "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator,
    "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill,
    "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill,
    "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    "tintColor": tintColor, "darkTextColor": darkText, "lightTextColor": lightText,
    "groupTableViewBackgroundColor": systemGroupedBackground,
    "blackColor": FixedColors.black,
    "darkGrayColor": FixedColors.darkGray,
    "lightGrayColor": FixedColors.lightGray,
    "whiteColor": FixedColors.white,
    "grayColor": FixedColors.gray,
    "redColor": FixedColors.red,
    "greenColor": FixedColors.green,
    "blueColor": FixedColors.blue,
    "cyanColor": FixedColors.cyan,
    "yellowColor": FixedColors.yellow,
    "magentaColor": FixedColors.magenta,
    "orangeColor": FixedColors.orange,
    "purpleColor": FixedColors.purple,
    "brownColor": FixedColors.brown,
    "clearColor": FixedColors.clear,
  ]
}
