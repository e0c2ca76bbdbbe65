package import CoreGraphics
public import Foundation

extension LayerValue {
  /// Reads a value that a program put in an `Any`: numbers of every type, geometry, colours, paths,
  /// and arrays of colours or numbers.
  package init(_ any: Any?) {
    guard let any else { self = .none; return }
    switch any {
    case let value as LayerValue: self = value
    case let value as Bool where type(of: any) == Bool.self: self = .bool(value)
    case let value as CGFloat where type(of: any) == CGFloat.self: self = .number(Double(value))
    case let value as Double where type(of: any) == Double.self: self = .number(value)
    case let value as Float where type(of: any) == Float.self: self = .number(Double(value))
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self = LayerValue(boxed: value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [Any]: self = LayerValue(array: value)
    case is NSNull: self = .none
    default:
      // An optional in an Any, as in `animation.fromValue = layer.presentation()?.cornerRadius`.
      let mirror = Mirror(reflecting: any)
      if mirror.displayStyle == .optional {
        self = LayerValue(mirror.children.first?.value)
      } else {
        self = .object(any)
      }
    }
  }

  private init(array: [Any]) {
    let values = array.map { LayerValue($0) }
    let numbers = values.compactMap(\.number)
    if numbers.count == values.count { self = .numbers(numbers); return }
    let colors = values.compactMap(\.color)
    self = colors.count == values.count ? .colors(colors) : .object(array)
  }

  private init(boxed value: NSValue) {
    let type = String(cString: value.objCType)
    if type.hasPrefix("{CGRect") {
      var rect = CGRect.zero
      value.getValue(&rect)
      self = .rect(rect)
    } else if type.hasPrefix("{CGPoint") {
      var point = CGPoint.zero
      value.getValue(&point)
      self = .point(point)
    } else if type.hasPrefix("{CGSize") {
      var size = CGSize.zero
      value.getValue(&size)
      self = .size(size)
    } else if type == NSValue.transform3DType {
      self = .transform(value.caTransform3DValue)
    } else if type == NSValue.affineTransformType {
      var elements = [CGFloat](repeating: 0, count: 6)
      value.getValue(&elements)
      let (a, b, c, d) = (elements[0], elements[1], elements[2], elements[3])
      let affine = CGAffineTransform(a: a, b: b, c: c, d: d, tx: elements[4], ty: elements[5])
      self = .transform(CATransform3D(affine))
    } else {
      self = .object(value)
    }
  }

  /// The value as key-value coding gives it out: numbers as `NSNumber`, geometry as it is.
  package var boxed: Any? {
    switch self {
    case .none: nil
    case .number(let value): NSNumber(value: value)
    case .bool(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .colors(let value): value
    case .numbers(let value): value.map { NSNumber(value: $0) }
    case .object(let value): value
    }
  }

  package var number: Double? {
    switch self {
    case .number(let value): value
    case .bool(let value): value ? 1 : 0
    case .none, .point, .size, .rect, .transform, .color, .path, .colors, .numbers, .object: nil
    }
  }

  package var color: CGColor? { if case .color(let value) = self { value } else { nil } }
  package var path: CGPath? { if case .path(let value) = self { value } else { nil } }
  package var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
  package var size: CGSize? { if case .size(let value) = self { value } else { nil } }
  package var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  package var transform: CATransform3D? {
    if case .transform(let value) = self { value } else { nil }
  }
}

extension NSValue {
  static let transform3DType = "[16d]"
  static let affineTransformType = "[6d]"

  /// Boxes a transform for `CABasicAnimation.fromValue` and the like.
  public convenience init(caTransform3D t: CATransform3D) {
    var elements = t.elements.map { Double($0) }
    self.init(bytes: &elements, objCType: NSValue.transform3DType)
  }

  /// The transform that was boxed; the identity if the value is something else.
  public var caTransform3DValue: CATransform3D {
    guard String(cString: objCType) == NSValue.transform3DType else { return .identity }
    var elements = [Double](repeating: 0, count: 16)
    getValue(&elements)
    var transform = CATransform3D.identity
    transform.elements = elements.map { CGFloat($0) }
    return transform
  }
}
