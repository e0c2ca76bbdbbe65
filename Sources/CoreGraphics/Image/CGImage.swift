public import Foundation

/// A picture of pixels that does not change.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The pixels, premultiplied BGRA. Nobody writes to them.
  package let pixels: PixelBuffer
  /// The alpha information the picture was made with.
  public let alphaInfo: CGImageAlphaInfo

  /// Takes a buffer over; whoever drew it must not draw into it any more.
  package init(buffer: PixelBuffer, alphaInfo: CGImageAlphaInfo = .premultipliedFirst) {
    pixels = buffer
    self.alphaInfo = alphaInfo
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// The bits of one component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of one pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes from one row to the next.
  public var bytesPerRow: Int { pixels.bytesPerRow }
  /// The colour space, always sRGB.
  public var colorSpace: CGColorSpace? { .standard }
  /// The order of the bytes and where alpha stands.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }
  /// Whether the picture is only a mask.
  public var isMask: Bool { false }
  /// Whether scaling smooths.
  public var shouldInterpolate: Bool { true }

  /// The cairo surface over the pixels, owned by the image.
  package var surface: OpaquePointer { pixels.surface }

  /// The part inside the rectangle, in pixels, cut to whole ones; nil if it lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = PixelRect(covering: rect).intersection(pixels.bounds)
    guard !part.isEmpty else { return nil }
    return CGImage(buffer: pixels.cropped(to: part), alphaInfo: alphaInfo)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// Images are equal when they are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where alpha stands in a pixel, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Multiplied, alpha last.
  case premultipliedLast = 1
  /// Multiplied, alpha first.
  case premultipliedFirst = 2
  /// Not multiplied, alpha last.
  case last = 3
  /// Not multiplied, alpha first.
  case first = 4
  /// An unused byte last.
  case noneSkipLast = 5
  /// An unused byte first.
  case noneSkipFirst = 6
  /// Alpha alone.
  case alphaOnly = 7
}

/// How the components of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a value from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that hold a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the lower first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two bytes, the higher first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// The order that is natural for one byte at a time.
  public static let byteOrderDefault: CGBitmapInfo = []
}
