internal import CoreGraphics

extension DisplayList: CustomStringConvertible {
  /// One line an item, back to front: which layer's which part, what is drawn where, in which groups.
  ///
  /// Layers are numbered as they appear.
  package var description: String {
    var numbers: [UInt64: Int] = [:]
    func number(_ layer: UInt64) -> Int {
      if let known = numbers[layer] { return known }
      numbers[layer] = numbers.count + 1
      return numbers.count
    }
    return items.map { item in
      var line = "\(number(item.key.layer)) \(item.key.part): \(item.paint.text)"
      line += " in \(item.bounds.text)"
      if let shape = item.shape { line += " shaped \(shape.text)" }
      if let hole = item.hole { line += " without \(hole.text)" }
      var node = item.node
      while node >= 0 {
        line += ", " + nodes[Int(node)].effect.text
        node = nodes[Int(node)].parent
      }
      return line
    }.joined(separator: "\n")
  }
}

extension PixelRect {
  fileprivate var text: String { "\(x),\(y) \(width)x\(height)" }
}

extension Float {
  /// At most two decimals, none if they are zero.
  fileprivate var text: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Double {
  fileprivate var text: String { Float(self).text }
}

extension Shape {
  fileprivate var text: String {
    var text = "\(x0.text),\(y0.text) \((x1 - x0).text)x\((y1 - y0).text)"
    guard isRounded else { return text }
    let isEven = radii == SIMD4(repeating: radii[0])
    text += " r" + (isEven ? radii[0].text : (0..<4).map { radii[$0].text }.joined(separator: "/"))
    return text
  }
}

extension UInt32 {
  fileprivate var hex: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Surface {
  fileprivate var text: String { "\(width)x\(height)" + (isOpaque ? " opaque" : "") }
}

extension DisplayItem.Paint {
  fileprivate var text: String {
    switch self {
    case .solid(let color): "solid \(color.hex)"
    case .surface(let surface, .offset(let x, let y)): "bitmap \(surface.text) at \(x),\(y)"
    case .surface(let surface, .stretched(let stretch)):
      "bitmap \(surface.text) stretched by \((1 / stretch.stepX).text),\((1 / stretch.stepY).text)"
    case .surface(let surface, .mapped(let map)):
      "bitmap \(surface.text) " + (map.isAffine ? "turned" : "in perspective")
    case .tinted(let mask, let x, let y, let color):
      "\(color.hex) through \(mask.text) at \(x),\(y)"
    case .shadow(let shadow, let color):
      "shadow \(color.hex) of \(shadow.shape.text) by \(shadow.sigma.text)"
    }
  }
}

extension GroupNode.Effect {
  fileprivate var text: String {
    switch self {
    case .clip(let shape): "clipped to \(shape.text)"
    case .mask(let mask, let x, let y): "masked by \(mask.text) at \(x),\(y)"
    case .opacity(let alpha): "faded to \(alpha)"
    }
  }
}
