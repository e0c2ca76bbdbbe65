import CoreGraphics
import Foundation

extension UIButton {
  /// The space above and below the content of a button without insets of its own.
  private static var standardMargin: CGFloat { 6 }
  /// No button is smaller by itself.
  private static var leastLength: CGFloat { 30 }

  private var imageSize: CGSize { parts.image?.image?.size ?? parts.spinner?.bounds.size ?? .zero }

  private func titleSize(width: CGFloat? = nil) -> CGSize {
    guard let label = parts.title, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  var naturalSize: CGSize {
    if look.configuration != nil { return configuredSize }
    let title = titleSize()
    let image = imageSize
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    let insets = contentEdgeInsets
    if insets == .zero {
      if title.height >= image.height { size.height += 2 * Self.standardMargin }
      if title == .zero, image == .zero { size = CGSize(width: Self.leastLength, height: 34) }
      if image == .zero { size.width = max(size.width, Self.leastLength) }
    } else {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    }
    if let background = backgroundImage(for: state)?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return size
  }

  func layOutParts() {
    parts.background?.frame = backgroundRect(forBounds: bounds)
    if let configuration = look.configuration {
      layOut(configuration.updated(for: self))
      return
    }
    let content = contentRect(forBounds: bounds)
    parts.image?.frame = imageRect(forContentRect: content)
    parts.title?.frame = titleRect(forContentRect: content)
  }

  /// Picture then title, in a row, aligned as the control says.
  func arranged(in room: CGRect) -> (title: CGRect, image: CGRect) {
    let imageInsets = imageEdgeInsets
    let titleInsets = titleEdgeInsets
    var image = imageSize
    image.width = min(image.width, max(0, room.width - imageInsets.left - imageInsets.right))
    image.height = min(image.height, max(0, room.height - imageInsets.top - imageInsets.bottom))
    var title = titleSize(width: max(0, room.width - image.width))
    title.width = min(
      title.width, max(0, room.width - image.width - titleInsets.left - titleInsets.right))
    title.height = min(title.height, max(0, room.height - titleInsets.top - titleInsets.bottom))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func x(_ width: CGFloat, _ insets: UIEdgeInsets, before: CGFloat, after: CGFloat) -> CGFloat {
      let free = room.width - before - after - width - insets.left - insets.right
      let start = room.minX + before + insets.left
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: return start
      case .right, .trailing: return start + free
      case .center: return start + free / 2
      }
    }
    func y(_ height: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
      let free = room.height - height - insets.top - insets.bottom
      switch contentVerticalAlignment {
      case .top, .fill: return room.minY + insets.top
      case .bottom: return room.minY + insets.top + free
      case .center: return room.minY + insets.top + free / 2
      }
    }
    let imageX =
      isMirrored
      ? x(image.width, imageInsets, before: title.width, after: 0)
      : x(image.width, imageInsets, before: 0, after: title.width)
    let titleX =
      isMirrored
      ? x(title.width, titleInsets, before: 0, after: image.width)
      : x(title.width, titleInsets, before: image.width, after: 0)
    var imageRect = CGRect(
      x: imageX, y: y(image.height, imageInsets), width: image.width, height: image.height)
    if effectiveContentHorizontalAlignment == .fill {
      imageRect.size.width = max(0, room.width - title.width - imageInsets.left - imageInsets.right)
    }
    if contentVerticalAlignment == .fill {
      imageRect.size.height = max(0, room.height - imageInsets.top - imageInsets.bottom)
    }
    let titleRect = CGRect(
      x: titleX, y: y(title.height, titleInsets), width: title.width, height: title.height)
    return (titleRect, imageRect)
  }

  // MARK: Configured

  private var configuredSize: CGSize {
    guard let configuration = look.configuration else { return .zero }
    let shown = configuration.updated(for: self)
    let block = contentBlock(shown, width: nil)
    let insets = shown.insets
    return CGSize(
      width: block.size.width + insets.leading + insets.trailing,
      height: block.size.height + insets.top + insets.bottom)
  }

  private struct Block {
    var size: CGSize
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  /// Picture, title and second line as one block with its origin at zero.
  private func contentBlock(_ shown: Configuration.Shown, width: CGFloat?) -> Block {
    let image = shown.showsSpinner ? CGSize(width: 20, height: 20) : imageSize
    let isRow = shown.placement == .leading || shown.placement == .trailing
    let room = width.map {
      max(0, $0 - (isRow && image.width > 0 ? image.width + shown.imagePadding : 0))
    }
    var title = titleSize(width: room)
    if let room { title.width = min(title.width, room) }
    var subtitle = parts.subtitle?.sizeThatFits(CGSize(width: room ?? 0, height: 0)) ?? .zero
    if let room { subtitle.width = min(subtitle.width, room) }
    let between = subtitle == .zero || title == .zero ? 0 : shown.titlePadding
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    let gap = image == .zero || text == .zero ? 0 : shown.imagePadding
    var imageRect = CGRect(origin: .zero, size: image)
    var textOrigin = CGPoint.zero
    var size = CGSize.zero
    if isRow {
      size = CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      imageRect.origin.y = (size.height - image.height) / 2
      textOrigin.y = (size.height - text.height) / 2
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if (shown.placement == .leading) != isMirrored {
        textOrigin.x = image.width + gap
      } else {
        imageRect.origin.x = text.width + gap
      }
    } else {
      size = CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      imageRect.origin.x = (size.width - image.width) / 2
      textOrigin.x = (size.width - text.width) / 2
      if shown.placement == .top {
        textOrigin.y = image.height + gap
      } else {
        imageRect.origin.y = text.height + gap
      }
    }
    func x(_ width: CGFloat) -> CGFloat {
      switch shown.titleAlignment {
      case .leading: return textOrigin.x
      case .trailing: return textOrigin.x + text.width - width
      case .automatic, .center: return textOrigin.x + (text.width - width) / 2
      }
    }
    return Block(
      size: size, image: imageRect,
      title: CGRect(x: x(title.width), y: textOrigin.y, width: title.width, height: title.height),
      subtitle: CGRect(
        x: x(subtitle.width), y: textOrigin.y + title.height + between, width: subtitle.width,
        height: subtitle.height))
  }

  private func layOut(_ shown: Configuration.Shown) {
    parts.fill?.frame = bounds.inset(by: shown.backgroundInsets)
    parts.fill?.layer.cornerRadius = shown.radius(forHeight: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(
      top: shown.insets.top, left: isMirrored ? shown.insets.trailing : shown.insets.leading,
      bottom: shown.insets.bottom, right: isMirrored ? shown.insets.leading : shown.insets.trailing)
    let room = bounds.inset(by: insets)
    let block = contentBlock(shown, width: room.width)
    var origin = CGPoint(x: room.midX - block.size.width / 2, y: room.midY - block.size.height / 2)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: origin.x = room.minX
    case .right, .trailing: origin.x = room.maxX - block.size.width
    case .center: break
    }
    switch contentVerticalAlignment {
    case .top, .fill: origin.y = room.minY
    case .bottom: origin.y = room.maxY - block.size.height
    case .center: break
    }
    parts.image?.frame = block.image.offsetBy(dx: origin.x, dy: origin.y)
    parts.spinner?.frame = block.image.offsetBy(dx: origin.x, dy: origin.y)
    parts.title?.frame = block.title.offsetBy(dx: origin.x, dy: origin.y)
    parts.subtitle?.frame = block.subtitle.offsetBy(dx: origin.x, dy: origin.y)
  }
}
