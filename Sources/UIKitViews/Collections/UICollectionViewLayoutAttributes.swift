public import CoreGraphics
public import Foundation

/// Where one part of a collection is, and how it looks there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What an element is.
  public typealias ElementCategory = UICollectionView.ElementCategory

  private var identity = Identity()

  private struct Identity: Sendable {
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
  }

  /// Makes attributes without a place.
  public nonisolated override required init() { super.init() }
  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Makes the attributes of a header, a footer or the like.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    identity = Identity(category: .supplementaryView, kind: kind)
  }

  /// The element's place in the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the element is.
  open var representedElementCategory: UICollectionView.ElementCategory { identity.category }
  /// The kind of header, footer or the like; nil for a cell.
  open var representedElementKind: String? { identity.kind }
  /// The middle, in the collection's content.
  open var center = CGPoint.zero
  /// The size before the transform.
  open var size = CGSize.zero
  /// The rectangle without the transform; setting it sets size and middle.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The size, from the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How the element is drawn about its middle.
  open var transform = CGAffineTransform.identity
  /// How opaque the element is.
  open var alpha: CGFloat = 1
  /// What lies above what; greater is nearer.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false

  /// A copy of the same class, for layouts that change what `super` answers.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let original = self
    let copy = type(of: self).init()
    MainActor.assumeIsolated {
      copy.identity = original.identity
      copy.indexPath = original.indexPath
      copy.center = original.center
      copy.size = original.size
      copy.transform = original.transform
      copy.alpha = original.alpha
      copy.zIndex = original.zIndex
      copy.isHidden = original.isHidden
    }
    return copy
  }
}
