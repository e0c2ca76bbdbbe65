internal import CCairo
public import Foundation

extension CGContext {
  /// Makes a context over memory of a given layout, or over its own where `data` is nil.
  ///
  /// Eight bits for each component; red, green and blue with or without alpha, grey, or alpha alone.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8,
      let layout = PixelExport.Layout(model: space.model, info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    let rowLength = bytesPerRow > 0 ? bytesPerRow : width * layout.bytesPerPixel
    guard rowLength >= width * layout.bytesPerPixel else { return nil }
    let buffer: PixelBuffer
    var export: PixelExport?
    if let data, layout == .bgraPremultiplied, rowLength % 4 == 0 {
      buffer = PixelBuffer(base: data, width: width, height: height, bytesPerRow: rowLength) { _ in
      }
    } else {
      buffer = PixelBuffer(width: width, height: height)
      if data != nil || layout != .bgraPremultiplied {
        export = PixelExport(
          layout: layout, data: data, width: width, height: height, bytesPerRow: rowLength)
        if data != nil { export?.read(into: buffer) }
      }
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(buffer: buffer, transform: flip)
    self.export = export
    if export?.layout.isOpaque == true {
      // Opaque layouts start black.
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OVER)
      cairo_set_source_rgb(cairo, 0, 0, 0)
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
  }

  /// The width in pixels.
  public var width: Int { buffer.width }
  /// The height in pixels.
  public var height: Int { buffer.height }
  /// The bytes from one row to the next.
  public var bytesPerRow: Int { export?.bytesPerRow ?? buffer.bytesPerRow }
  /// The bits of one component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of one pixel.
  public var bitsPerPixel: Int { 8 * (export?.layout.bytesPerPixel ?? 4) }
  /// The colour space.
  public var colorSpace: CGColorSpace? { export?.layout == .gray ? .deviceGray : .standard }
  /// Where alpha stands.
  public var alphaInfo: CGImageAlphaInfo { export?.layout.alphaInfo ?? .premultipliedFirst }
  /// The order of the bytes and where alpha stands.
  public var bitmapInfo: CGBitmapInfo {
    let order: CGBitmapInfo = export == nil ? .byteOrder32Little : .byteOrderDefault
    return [order, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// The pixels in the context's layout.
  public var data: UnsafeMutableRawPointer? {
    guard let export else {
      buffer.flush()
      return buffer.base
    }
    didDraw()
    return export.data
  }

  /// A picture of what is drawn so far.
  public func makeImage() -> CGImage? {
    suspendingGroups {
      CGImage(buffer: buffer.copy(), alphaInfo: export?.layout.alphaInfo ?? .premultipliedFirst)
    }
  }

  /// Finishes what is pending.
  public func flush() { buffer.flush() }

  /// Finishes what is pending.
  public func synchronize() { buffer.flush() }

  /// From user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// A point in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A size in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// A rectangle in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// A point in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A size in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// A rectangle in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Closes open groups for the time of a look at the pixels.
  private func suspendingGroups<T>(_ body: () -> T) -> T {
    let open = groups
    let kept = matrix
    while !groups.isEmpty { closeGroup() }
    let result = body()
    for group in open {
      cairo_push_group(cairo)
      groups.append(group)
    }
    setMatrix(kept)
    return result
  }
}

/// Copies pixels between a buffer and memory of another layout.
final class PixelExport {
  enum Layout {
    case bgraPremultiplied, rgbaPremultiplied, argbPremultiplied, rgbx, bgrx, gray, alpha

    init?(model: CGColorSpaceModel, info: CGBitmapInfo) {
      let little =
        info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        == CGBitmapInfo.byteOrder32Little.rawValue
      guard
        let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
        !info.contains(.floatComponents)
      else { return nil }
      if alpha == .alphaOnly {
        self = .alpha
        return
      }
      switch (model, alpha) {
      case (.monochrome, .none): self = .gray
      case (.rgb, .premultipliedLast) where !little, (.rgb, .last) where !little:
        self = .rgbaPremultiplied
      case (.rgb, .premultipliedFirst), (.rgb, .first):
        self = little ? .bgraPremultiplied : .argbPremultiplied
      case (.rgb, .noneSkipLast) where !little: self = .rgbx
      case (.rgb, .noneSkipFirst) where little: self = .bgrx
      default: return nil
      }
    }

    var bytesPerPixel: Int {
      switch self {
      case .bgraPremultiplied, .rgbaPremultiplied, .argbPremultiplied, .rgbx, .bgrx: 4
      case .gray, .alpha: 1
      }
    }

    var isOpaque: Bool {
      switch self {
      case .rgbx, .bgrx, .gray: true
      case .bgraPremultiplied, .rgbaPremultiplied, .argbPremultiplied, .alpha: false
      }
    }

    var alphaInfo: CGImageAlphaInfo {
      switch self {
      case .bgraPremultiplied, .argbPremultiplied: .premultipliedFirst
      case .rgbaPremultiplied: .premultipliedLast
      case .rgbx: .noneSkipLast
      case .bgrx: .noneSkipFirst
      case .gray: .none
      case .alpha: .alphaOnly
      }
    }
  }

  let layout: Layout
  let data: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let width: Int
  private let height: Int
  private let isOwned: Bool

  init(
    layout: Layout, data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int
  ) {
    self.layout = layout
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    isOwned = data == nil
    if let data {
      self.data = data
    } else {
      self.data = .allocate(byteCount: bytesPerRow * height, alignment: 16)
      memset(self.data, 0, bytesPerRow * height)
    }
  }

  deinit { if isOwned { data.deallocate() } }

  func write(_ buffer: PixelBuffer) {
    for row in 0..<height {
      let from = (buffer.base + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let to = (data + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let source = from + column * 4
        let (b, g, r, a) = (source[0], source[1], source[2], source[3])
        switch layout {
        case .bgraPremultiplied, .bgrx: Self.put(b, g, r, a, at: to + column * 4)
        case .rgbaPremultiplied, .rgbx: Self.put(r, g, b, a, at: to + column * 4)
        case .argbPremultiplied: Self.put(a, r, g, b, at: to + column * 4)
        case .gray: to[column] = CGImage.lightness(r, g, b)
        case .alpha: to[column] = a
        }
      }
    }
  }

  func read(into buffer: PixelBuffer) {
    for row in 0..<height {
      let to = (buffer.base + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let from = (data + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let target = to + column * 4
        let p = from + column * layout.bytesPerPixel
        switch layout {
        case .bgraPremultiplied: Self.put(p[0], p[1], p[2], p[3], at: target)
        case .bgrx: Self.put(p[0], p[1], p[2], 255, at: target)
        case .rgbaPremultiplied: Self.put(p[2], p[1], p[0], p[3], at: target)
        case .rgbx: Self.put(p[2], p[1], p[0], 255, at: target)
        case .argbPremultiplied: Self.put(p[3], p[2], p[1], p[0], at: target)
        case .gray: Self.put(p[0], p[0], p[0], 255, at: target)
        case .alpha: Self.put(0, 0, 0, p[0], at: target)
        }
      }
    }
    buffer.markDirty()
  }

  private static func put(
    _ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8, at pointer: UnsafeMutablePointer<UInt8>
  ) {
    pointer[0] = a
    pointer[1] = b
    pointer[2] = c
    pointer[3] = d
  }
}
