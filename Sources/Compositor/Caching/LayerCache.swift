internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What is kept from frame to frame: records of layers, images ready to be drawn.
///
/// What it keeps depends on the history of the tree only, never on the clock or on free memory.
final class LayerCache {
  private struct KnownImage {
    var image: CGImage
    var surface: Surface
    var lastUse: Int
  }

  private var records: [UInt64: LayerRecord] = [:]
  private var images: [ObjectIdentifier: KnownImage] = [:]
  private let limit: Int
  /// Bytes that flattened subtrees hold.
  private(set) var flattenedBytes = 0

  /// Frames after which something that nobody used goes.
  private static let patience = 8

  init(limit: Int) { self.limit = limit }

  func record(of layer: CALayer) -> LayerRecord {
    if let known = records[layer.id] { return known }
    let made = LayerRecord()
    records[layer.id] = made
    return made
  }

  /// The surface of an image.
  func surface(of image: CGImage, frame: Int) -> Surface {
    let key = ObjectIdentifier(image)
    if let known = images[key] {
      images[key]?.lastUse = frame
      return known.surface
    }
    image.pixels.flush()
    let surface = Surface(buffer: image.pixels)
    surface.analyse()
    images[key] = KnownImage(image: image, surface: surface, lastUse: frame)
    return surface
  }

  /// Whether so many more bytes may be kept.
  func hasRoom(for bytes: Int) -> Bool { flattenedBytes + bytes <= limit }

  func keep(_ flattened: Flattened, in record: LayerRecord) {
    drop(record)
    record.flattened = flattened
    flattenedBytes += flattened.surface.byteCount
  }

  func drop(_ record: LayerRecord) {
    flattenedBytes -= record.flattened?.surface.byteCount ?? 0
    record.flattened = nil
  }

  /// Notes a frame in which nothing was walked because nothing changed: what was in the frame before
  /// is in this one too.
  func skipFrame() {
    for record in records.values { record.frame += 1 }
  }

  /// Lets go of what was not used for some frames.
  func trim(frame: Int) {
    guard frame % Self.patience == 0 else { return }
    for (key, image) in images where frame - image.lastUse > Self.patience {
      images[key] = nil
    }
    for (id, record) in records {
      if let flattened = record.flattened, frame - flattened.lastUse > Self.patience {
        drop(record)
      }
      for (kind, drawing) in record.drawings where frame - drawing.lastUse > Self.patience {
        record.drawings[kind] = nil
      }
      if frame - record.frame > Self.patience * 8 {
        drop(record)
        records[id] = nil
      }
    }
  }
}
