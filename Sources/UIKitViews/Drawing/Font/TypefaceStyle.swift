import TextLayout

/// How text looks, by a name that `UIFont.TextStyle` does not hide.
package typealias TypefaceStyle = TextStyle
