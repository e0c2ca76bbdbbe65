import CoreGraphics
public import Foundation

/// A view of a collection that is used again: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the view is used again.
  open package(set) var reuseIdentifier: String?
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view from an interface file.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? any InterfaceValues)?.interfaceValue("reuseIdentifier")
    super.init(coder: coder)
  }
  /// Called before the view is used again.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)
  weak var collection: UICollectionView?

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCell()
  }
  /// Makes a cell from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCell()
  }

  /// Where content goes.
  open var contentView: UIView { content }
  /// Whether the item is chosen.
  open var isSelected = false { didSet { showState() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { showState() } }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView, at: 0) } }
  /// A view behind the content, and above ``backgroundView``, while the item is chosen or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showState()
    }
  }

  /// Shows the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchBegan(in: self)
    super.touchesBegan(touches, with: event)
  }
  /// Chooses the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchEnded(in: self)
    super.touchesEnded(touches, with: event)
  }
  /// Shows the finger no longer.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchCancelled(in: self)
    super.touchesCancelled(touches, with: event)
  }
}

extension UICollectionViewCell {
  private func setUpCell() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func replace(_ old: UIView?, _ new: UIView?, at index: Int) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func showState() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }
}
