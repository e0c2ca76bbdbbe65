internal import CCairo
internal import CGdkPixbuf
package import Foundation

extension CGImage {
  /// Reads PNG, JPEG, GIF and whatever else gdk-pixbuf has a loader for; nil if it cannot.
  package convenience init?(encoded data: Data) {
    let isPNG = data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    guard let png = isPNG ? data : Self.convertToPNG(data), let surface = Self.readPNG(png) else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let buffer = PixelBuffer(width: width, height: height)
    let cairo = cairo_create(buffer.surface)!
    // Cairo reads opaque and 16-bit pictures in other formats; painting makes them all alike.
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    buffer.flush()
    self.init(buffer: buffer)
  }

  /// The picture as PNG.
  package var pngData: Data? { pixels.pngData }

  /// The picture as JPEG on white; quality from 0 to 1.
  package func jpegData(quality: CGFloat) -> Data? {
    guard let png = pngData, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let written = png.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil)
    }
    guard gdk_pixbuf_loader_close(loader, nil) != 0, written != 0,
      let picture = gdk_pixbuf_loader_get_pixbuf(loader)
    else { return nil }
    let percent = String(Int((quality.clamped(to: 0...1) * 100).rounded()))
    return Self.encode(picture, as: "jpeg", option: "quality", value: percent)
  }

  private static func readPNG(_ data: Data) -> OpaquePointer? {
    var reader = PNGReader(data: data)
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { context, bytes, length in
          guard let context, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let reader = context.assumingMemoryBound(to: PNGReader.self)
          return reader.pointee.read(Int(length), into: bytes)
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, reader)
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Any picture as an uncompressed PNG, so that C code and not a loop of ours converts its pixels.
  private static func convertToPNG(_ data: Data) -> Data? {
    guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil)
    }
    let closed = gdk_pixbuf_loader_close(loader, nil)
    guard written != 0, closed != 0, let picture = gdk_pixbuf_loader_get_pixbuf(loader) else {
      return nil
    }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(picture) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return encode(upright, as: "png", option: "compression", value: "0")
  }

  private static func encode(
    _ picture: OpaquePointer, as kind: String, option: String, value: String
  ) -> Data? {
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    let saved = option.withCString { key in
      value.withCString { value in
        var keys = [UnsafeMutablePointer(mutating: key), nil]
        var values = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(picture, &bytes, &count, kind, &keys, &values, nil)
      }
    }
    guard saved != 0, let bytes else { return nil }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}

extension PixelBuffer {
  /// The pixels as PNG.
  package var pngData: Data? {
    flush()
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { target in
      cairo_surface_write_to_png_stream(
        surface,
        { context, bytes, length in
          guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          context.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }
}

private struct PNGReader {
  let data: Data
  var position = 0

  mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard position + count <= data.count else { return false }
    let start = data.startIndex + position
    data.copyBytes(to: target, from: start..<start + count)
    position += count
    return true
  }
}
