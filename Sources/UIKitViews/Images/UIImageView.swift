public import Foundation

/// A view that shows a picture, or several in turn.
@preconcurrency @MainActor open class UIImageView: UIView {
  var pictures = ImageViewState()

  /// Makes a view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUpImageView(image, highlighted: nil)
  }

  /// Makes a view as large as its picture, with another for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUpImageView(image, highlighted: highlightedImage)
  }

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpImageView(nil, highlighted: nil)
  }

  /// Makes a view from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture; with ``animationImages``, what is shown when they do not run.
  open var image: UIImage? {
    get { pictures.image }
    set { changeImage(\.image, newValue) }
  }
  /// The picture while highlighted.
  open var highlightedImage: UIImage? {
    get { pictures.highlightedImage }
    set { changeImage(\.highlightedImage, newValue) }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted: Bool {
    get { pictures.isHighlighted }
    set { pictures.isHighlighted = newValue; showPicture() }
  }
  /// How symbols are drawn where they say nothing themselves; kept.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Pictures to be shown in turn.
  open var animationImages: [UIImage]? {
    get { pictures.animationImages }
    set { pictures.animationImages = newValue; stopAnimating() }
  }
  /// Pictures to be shown in turn while highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The time for all pictures once, in seconds; a thirtieth of a second each if 0.
  open var animationDuration: TimeInterval {
    get { pictures.animationDuration }
    set { pictures.animationDuration = newValue }
  }
  /// How often the pictures are shown; 0 for without end.
  open var animationRepeatCount: Int {
    get { pictures.animationRepeatCount }
    set { pictures.animationRepeatCount = newValue }
  }
  /// Whether pictures are being shown in turn.
  open var isAnimating: Bool { pictures.player != nil }
  /// Begins to show pictures in turn.
  open func startAnimating() { play() }
  /// Shows ``image`` again.
  open func stopAnimating() { stopPlaying() }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize { pictureSize }
  /// The picture's size, whatever the room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    pictures.current?.size ?? bounds.size
  }
  /// What constraints leave out of the picture.
  open override var alignmentRectInsets: UIEdgeInsets {
    pictures.current?.alignmentRectInsets ?? .zero
  }

  /// Draws a template picture in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }
  /// Draws a picture that depends on the appearance anew.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showPicture()
  }
}
