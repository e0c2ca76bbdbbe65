import CoreGraphics
import Foundation
import QuartzCore

/// Finds out whether a class overrides a method of `UIView`.
///
/// A view that draws needs a bitmap, one that does not must not have one, and calling `draw(_:)` to
/// find out would be seen by the program. So the classes' method tables are compared: a subclass's
/// table begins with its superclass's, and differs where a method is overridden. The slot is found by
/// looking where a class of ours that overrides just this method differs from one that overrides
/// nothing. If that were ever ambiguous, every subclass counts as drawing: slower, never wrong.
@MainActor enum OverrideProbe {
  private class Plain: UIView {}
  private class Drawing: UIView { override func draw(_ rect: CGRect) {} }
  private class LayerDrawing: UIView { override func draw(_ layer: CALayer, in ctx: CGContext) {} }

  private static let drawSlot = slot(of: Drawing.self)
  private static let layerDrawSlot = slot(of: LayerDrawing.self)
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of a class draw their own content.
  static func draws(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    let answer = overrides(type, drawSlot) || overrides(type, layerDrawSlot)
    known[id] = answer
    return answer
  }

  private static func overrides(_ type: UIView.Type, _ slot: Int?) -> Bool {
    if type == UIView.self { return false }
    guard let slot else { return true }
    return word(slot, of: type) != word(slot, of: UIView.self)
  }

  /// The one word in which the probe's table differs from `UIView`'s and a plain subclass's does not.
  private static func slot(of probe: UIView.Type) -> Int? {
    let slots = (firstMethodWord..<tableLength).filter {
      let base = word($0, of: UIView.self)
      return word($0, of: probe) != base && word($0, of: Plain.self) == base
    }
    return slots.count == 1 ? slots[0] : nil
  }

  /// Where the members begin in a class's metadata on Linux, in words: after kind, superclass, flags
  /// and sizes, descriptor and destroyer.
  private static let firstMethodWord = 7

  /// The length of `UIView`'s metadata in words; its size is at byte 32, the address point at 36.
  private static let tableLength: Int = {
    let metadata = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
    let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    return (size - addressPoint) / MemoryLayout<UInt>.size
  }()

  private static func word(_ index: Int, of type: UIView.Type) -> UInt {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }
}
