// The compiler looks for this module in every file that imports both Testing and CoreGraphics.
internal import CoreGraphics
