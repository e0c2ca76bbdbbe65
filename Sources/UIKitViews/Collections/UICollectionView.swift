import CoreGraphics
public import Foundation

/// A scrolling surface of items that a layout places.
///
/// Changes of items are shown at once, without animations of their own (a named deviation).
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The ways a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// What a part of a collection is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or the like.
    case supplementaryView = 1
    /// An ornament of the layout's.
    case decorationView = 2
  }

  /// Where an item comes to stand when the collection scrolls to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions' bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a flow layout's headers.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of a flow layout's footers.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  var items = CollectionState()

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }
  /// Makes a collection from an interface file, with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Says where items are.
  open var collectionViewLayout: UICollectionViewLayout { didSet { adoptLayout(from: oldValue) } }
  /// Says what is in the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadEverything() } }
  /// Whether a tap chooses an item.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// A view behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Changes the layout; animated, the visible items move to their new places.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion) }

  // MARK: Cells

  /// Names the class of cells to be made.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.classes[identifier] = cellClass
  }
  /// Names the class of headers or the like to be made.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { items.classes[elementKind + "/" + identifier] = viewClass }
  /// A cell to be used again, or a new one; traps where nothing is registered, as UIKit raises.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = dequeue(
        identifier, named: identifier, frame: layoutAttributesForItem(at: indexPath)?.frame)
        as? UICollectionViewCell
    else {
      preconditionFailure(
        "could not dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
  /// A header or the like to be used again, or a new one; traps where nothing is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + "/" + identifier, named: identifier, frame: nil)
    else {
      preconditionFailure(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier")
    }
    return view
  }

  // MARK: Items

  /// Asks the data source for everything anew.
  open func reloadData() { reloadEverything() }
  /// Asks for some items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { changeItems() }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet) { changeItems() }
  /// Shows items that the data source has put in.
  open func insertItems(at indexPaths: [IndexPath]) { changeItems() }
  /// Leaves out items that the data source has taken out.
  open func deleteItems(at indexPaths: [IndexPath]) { changeItems() }
  /// Shows an item at another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { changeItems() }
  /// Shows sections that the data source has put in.
  open func insertSections(_ sections: IndexSet) { changeItems() }
  /// Leaves out sections that the data source has taken out.
  open func deleteSections(_ sections: IndexSet) { changeItems() }
  /// Makes changes that are shown together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    items.updates += 1
    updates?()
    items.updates -= 1
    if items.updates == 0 { reloadEverything() }
    layoutIfNeeded()
    completion?(true)
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource.map { max($0.numberOfSections(in: self), 0) } ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource.map { max($0.collectionView(self, numberOfItemsInSection: section), 0) } ?? 0
  }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return found?.last { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }
  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.cells.first { $0.value === cell }?.key
  }
  /// The cell of an item, if it is on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { items.cells[indexPath] }
  /// A header or the like, if it is on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    items.edges[CollectionState.Edge(kind: elementKind, path: indexPath)]
  }
  /// The cells on screen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    items.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The items on screen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { items.cells.keys.sorted() }
  /// The items chosen; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    items.selected.isEmpty ? nil : items.selected.sorted()
  }
  /// Chooses an item, without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    choose(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Frees an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { free(indexPath) }
  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Shows what is on screen.
  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
  }
}
