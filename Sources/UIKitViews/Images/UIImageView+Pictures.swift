import CoreGraphics
import Foundation
import MediaTime
import ObjectiveC
import QuartzCore

/// What an image view has to show.
struct ImageViewState {
  var image: UIImage?
  var highlightedImage: UIImage?
  var isHighlighted = false
  var animationImages: [UIImage]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount = 0
  var player: ImagePlayer?

  var current: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }
}

extension UIImageView {
  func setUpImageView(_ image: UIImage?, highlighted: UIImage?) {
    isUserInteractionEnabled = false
    pictures.image = image
    pictures.highlightedImage = highlighted
    showPicture()
  }

  func changeImage(_ path: WritableKeyPath<ImageViewState, UIImage?>, _ image: UIImage?) {
    let oldSize = pictures.current?.size
    pictures[keyPath: path] = image
    stopPlaying()
    showPicture()
    if pictures.current?.size != oldSize { invalidateIntrinsicContentSize() }
    if image?.images != nil { play() }
  }

  var pictureSize: CGSize {
    pictures.current?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  func showPicture() { show(pictures.current) }

  /// Puts a picture into the layer, so that it scales and animates with it without being drawn again.
  func show(_ image: UIImage?) {
    guard let image else {
      layer.contents = nil
      return
    }
    layer.contents = image.rendered(scale: image.scale, tint: image.isTemplate ? tint : nil)
    layer.contentsScale = image.scale
    let size = image.size
    let caps = image.capInsets
    if caps != .zero, size.width > 0, size.height > 0 {
      layer.contentsCenter = CGRect(
        x: caps.left / size.width, y: caps.top / size.height,
        width: max(0, size.width - caps.left - caps.right) / size.width,
        height: max(0, size.height - caps.top - caps.bottom) / size.height)
    } else {
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  private var tint: CGColor { (tintColor ?? .tintColor).resolved(traitCollection) }

  // MARK: Pictures in turn

  func play() {
    let images = pictures.animationImages ?? pictures.current?.images
    guard let images, !images.isEmpty else { return }
    stopPlaying()
    var duration = pictures.animationDuration
    if duration <= 0, pictures.animationImages == nil { duration = pictures.current?.duration ?? 0 }
    if duration <= 0 { duration = Double(images.count) / 30 }
    pictures.player = ImagePlayer(
      view: self, images: images, duration: duration, repeats: pictures.animationRepeatCount)
    show(images[0])
  }

  func stopPlaying() {
    guard let player = pictures.player else { return }
    pictures.player = nil
    player.stop()
    showPicture()
  }
}

/// Shows pictures in turn, by a display link on the simulation's clock.
@MainActor final class ImagePlayer: NSObject {
  private weak var view: UIImageView?
  private let images: [UIImage]
  private let duration: TimeInterval
  private let repeats: Int
  private let start = CACurrentMediaTime()
  private var link: CADisplayLink?
  private var shown = 0

  init(view: UIImageView, images: [UIImage], duration: TimeInterval, repeats: Int) {
    self.view = view
    self.images = images
    self.duration = duration
    self.repeats = repeats
    super.init()
    let link = CADisplayLink(target: self, selector: Selector("step", ImagePlayer.step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() { link?.invalidate() }

  func step() {
    guard let view else { return stop() }
    let elapsed = CACurrentMediaTime() - start
    if repeats > 0, elapsed >= duration * Double(repeats) { return view.stopPlaying() }
    let phase = elapsed.truncatingRemainder(dividingBy: duration) / duration
    let index = min(images.count - 1, Int(phase * Double(images.count) + 1e-9))
    guard index != shown else { return }
    shown = index
    view.show(images[index])
  }
}
