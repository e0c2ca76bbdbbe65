public import Foundation

/// Data, bridged where Core Graphics takes a `CFData`.
public typealias CFData = NSData

/// The address of the bytes of data.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? {
  data.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

/// The number of bytes of data.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }

/// Bytes that a picture is read from.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: CFData?

  /// Provides bytes.
  public init?(data: CFData) { self.data = data }

  /// Provides the bytes of a file; nil if it cannot be read.
  public init?(url: URL) {
    guard let bytes = try? Data(contentsOf: url) else { return nil }
    data = NSData(data: bytes)
  }
}

extension CGImage {
  /// Makes a picture of bytes in a layout that contexts have too; nil for others.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, width > 0, height > 0, let data = provider.data,
      let layout = PixelExport.Layout(model: space.model, info: bitmapInfo),
      bytesPerRow >= width * layout.bytesPerPixel, data.length >= bytesPerRow * height
    else { return nil }
    let buffer = PixelBuffer(width: width, height: height)
    PixelExport(
      layout: layout, data: UnsafeMutableRawPointer(mutating: data.bytes), width: width,
      height: height, bytesPerRow: bytesPerRow
    ).read(into: buffer)
    self.init(buffer: buffer, alphaInfo: layout.alphaInfo)
  }

  /// Reads a PNG; nil if it cannot be read.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(encoded: Data(referencing: data))
  }

  /// Reads a JPEG; nil if it cannot be read.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(encoded: Data(referencing: data))
  }

  /// The bytes of the picture, premultiplied, blue first, rows ``bytesPerRow`` apart.
  public var dataProvider: CGDataProvider? {
    pixels.flush()
    return CGDataProvider(data: NSData(bytes: pixels.base, length: pixels.byteCount))
  }
}
