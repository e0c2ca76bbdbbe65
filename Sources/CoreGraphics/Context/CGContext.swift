internal import CCairo
package import Foundation

/// A drawing in progress.
///
/// A context made with Core Graphics' own initializer has its origin at the bottom left and y pointing
/// up; those that UIKit makes have it at the top left and y pointing down.
public final class CGContext {
  /// The pixels drawn into.
  package let buffer: PixelBuffer
  /// The cairo context, valid as long as this object is.
  package let cairo: OpaquePointer
  /// From user space as it was at the beginning to pixels with y down.
  package let baseTransform: CGAffineTransform
  /// From Core Graphics' device space, y up, to pixels with y down.
  let deviceTransform: CGAffineTransform
  var state = GraphicsState()
  var saved: [GraphicsState] = []
  let currentPath = CGMutablePath()
  /// The pixels in the layout the caller asked for, if it is not the buffer's own.
  var export: PixelExport?
  /// Groups that wait for a mask or the end of a transparency layer, innermost last.
  var groups: [DrawingGroup] = []

  /// Draws into a buffer in points, y down, as UIKit does.
  package init(buffer: PixelBuffer, scale: CGFloat) {
    self.buffer = buffer
    cairo = cairo_create(buffer.surface)
    baseTransform = CGAffineTransform(scaleX: scale, y: scale)
    deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height))
    setMatrix(baseTransform)
  }

  /// Draws into a buffer as `transform` maps user space to pixels with y down.
  package init(buffer: PixelBuffer, transform: CGAffineTransform) {
    self.buffer = buffer
    cairo = cairo_create(buffer.surface)
    baseTransform = transform
    deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height))
    setMatrix(baseTransform)
  }

  deinit { cairo_destroy(cairo) }
}
