/// How open lines end.
public enum CGLineCap: Int32, Sendable {
  /// At the end.
  case butt = 0
  /// With half a disc.
  case round = 1
  /// With half a square.
  case square = 2
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, unless it gets too long.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by winding.
  case fill = 0
  /// Filled by even-odd.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by winding, then stroked.
  case fillStroke = 3
  /// Filled by even-odd, then stroked.
  case eoFillStroke = 4
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// Over.
  case normal = 0
  /// Multiplied.
  case multiply
  /// Inversely multiplied.
  case screen
  /// Multiplied or screened by what is there.
  case overlay
  /// The darker.
  case darken
  /// The lighter.
  case lighten
  /// Brightens what is there.
  case colorDodge
  /// Darkens what is there.
  case colorBurn
  /// A soft light.
  case softLight
  /// A hard light.
  case hardLight
  /// The difference.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// The lightness of what is drawn.
  case luminosity
  /// Nothing.
  case clear
  /// What is drawn alone.
  case copy
  /// What is drawn where something is.
  case sourceIn
  /// What is drawn where nothing is.
  case sourceOut
  /// What is drawn on what is there.
  case sourceAtop
  /// What is there, behind what is drawn.
  case destinationOver
  /// What is there where something is drawn.
  case destinationIn
  /// What is there where nothing is drawn.
  case destinationOut
  /// What is there on what is drawn.
  case destinationAtop
  /// Either, not both.
  case xor
  /// A sum that darkens.
  case plusDarker
  /// A sum that lightens.
  case plusLighter
}

/// How pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Between low and high.
  case medium = 4
  /// Slow.
  case high = 3
}

/// What a gradient paints beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a value from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How text is painted.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Outlined.
  case stroke = 1
  /// Filled, then outlined.
  case fillStroke = 2
  /// Not at all.
  case invisible = 3
}
