public import CoreGraphics
public import Foundation

/// The contexts drawn into, one stack a thread.
package enum GraphicsStack {
  private static let key = "UIGraphicsContexts"

  private final class Stack {
    var entries: [Entry] = []
  }

  package struct Entry {
    package var context: CGContext
    /// Points in a pixel, and whether the entry was made by `UIGraphicsBeginImageContext`.
    package var imageScale: CGFloat?
  }

  private static var current: Stack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? Stack { return stack }
    let stack = Stack()
    storage[key] = stack
    return stack
  }

  package static var top: Entry? { current.entries.last }

  package static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    current.entries.append(Entry(context: context, imageScale: imageScale))
  }

  @discardableResult package static func pop() -> Entry? { current.entries.popLast() }

  /// Makes the context the current one for the time of the call.
  package static func drawing<T>(in context: CGContext, _ body: () throws -> T) rethrows -> T {
    push(context)
    defer { pop() }
    return try body()
  }
}

/// The context that UIKit's drawing goes to, or nil outside drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.top?.context }

/// Makes a context the one that UIKit's drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Goes back to the context before.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins a picture of one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; a scale of 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale == 0 ? UITraitCollection.current.effectiveScale : scale
  GraphicsStack.push(
    ImageDrawing.makeContext(size: size, scale: scale, opaque: opaque), imageScale: scale)
}

/// What is drawn so far in the picture begun last.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.top, let scale = entry.imageScale,
    let picture = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: picture, scale: scale, orientation: .up)
}

/// Ends the picture begun last.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.top?.imageScale != nil { GraphicsStack.pop() }
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide inside a rectangle.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setStrokeColor(context.fillColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Cuts drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Makes the contexts that pictures are drawn in.
package enum ImageDrawing {
  package static func makeContext(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    let context = CGContext(buffer: PixelBuffer(width: width, height: height), scale: scale)
    if opaque {
      context.setFillColor(.black)
      context.fill(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1))
    }
    return context
  }
}
