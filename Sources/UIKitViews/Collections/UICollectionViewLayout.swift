import CoreGraphics
public import Foundation

/// Says where the parts of a collection are. Subclasses answer for their places.
///
/// Where a scroll comes to rest is not asked of the layout, and cells do not size themselves (named
/// deviations).
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection; nil before it is used.
  open internal(set) weak var collectionView: UICollectionView?
  var isValid = false

  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout from an interface file.
  public required init?(coder: NSCoder) { super.init() }

  /// Works the places out; called before the first question, and after each invalidation.
  open func prepare() {}
  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }
  /// What is to be seen in a part of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where a cell is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a header or the like is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether the places have to be worked out anew for bounds of the same size; by default not. Another
  /// size always has them worked out anew.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Has the places worked out anew with the next layout.
  open func invalidateLayout() {
    isValid = false
    collectionView?.setNeedsLayout()
  }
}
