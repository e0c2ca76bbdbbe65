internal import CKernels
package import CoreGraphics
internal import Foundation
internal import Synchronization

/// The Gaussian shadow of a rounded rectangle.
///
/// A quadrant of it is tabulated on a coarse grid (a Gaussian is smooth, so between points a straight
/// line is off by less than a quarter of 1/255); the straight parts between the corners repeat the
/// grid's last column or row. Whatever the rectangle's size, nothing larger than the corner is
/// computed.
package struct RoundedShadow: Hashable, Sendable {
  package var shape: Shape
  package var sigma: Float

  /// How far it reaches beyond the shape.
  var reach: Float { (sigma * 3).rounded(.up) }

  package var bounds: PixelRect {
    let reach = Int(reach)
    return shape.bounds.insetBy(-reach, -reach)
  }

  /// The tables of the four corners.
  struct Grids: Sendable {
    var corners: [[Float]]
    var columns: Int
    var rows: Int
    var step: Float
    var reach: Float
  }

  func makeGrids() -> Grids {
    let width = shape.x1 - shape.x0
    let height = shape.y1 - shape.y0
    let step = max(sigma / 6, 0.5)
    let largest = shape.radii.max()
    // Past this depth the corner is no longer felt.
    let columns = Int((min(width / 2, largest + reach) + reach) / step) + 2
    let rows = Int((min(height / 2, largest + reach) + reach) / step) + 2
    var corners: [[Float]] = []
    for corner in 0..<4 {
      if let twin = (0..<corner).first(where: { shape.radii[$0] == shape.radii[corner] }) {
        corners.append(corners[twin])
        continue
      }
      corners.append(
        [Float](unsafeUninitializedCapacity: columns * rows) { table, count in
          ck_shadow_grid(
            table.baseAddress, Int32(columns), Int32(rows), step, reach, width, height,
            shape.radii[corner], sigma)
          count = columns * rows
        })
    }
    return Grids(corners: corners, columns: columns, rows: rows, step: step, reach: reach)
  }
}
