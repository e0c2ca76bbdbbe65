import CoreGraphics
public import Foundation
import ObjectiveC

/// Puts items one after the other into lines, as words are put into a text.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var places = FlowPlaces()

  /// The way the collection scrolls; lines lie across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The least space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, unless the delegate gives one.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The space around a section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers; only the length in the way of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; only the length in the way of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Makes a layout that scrolls up and down.
  public override init() { super.init() }
  /// Makes a layout from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fills the lines.
  open override func prepare() {
    super.prepare()
    places = flow()
  }
  /// The size of all lines.
  open override var collectionViewContentSize: CGSize { places.size }
  /// The cells, headers and footers in a part of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.all.filter { $0.frame.intersects(rect) }
  }
  /// Where a cell is.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.all.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }
  /// Where a header or footer is.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}

/// What a flow layout has worked out.
@MainActor struct FlowPlaces {
  var all: [UICollectionViewLayoutAttributes] = []
  var size = CGSize.zero
}

extension UICollectionViewFlowLayout {
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }
  private var isVertical: Bool { scrollDirection == .vertical }

  /// A length along the line and one across it.
  private func split(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    isVertical ? (size.width, size.height) : (size.height, size.width)
  }

  private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
  }

  func flow() -> FlowPlaces {
    var places = FlowPlaces()
    guard let view = collectionView else { return places }
    let insets = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    var across: CGFloat = 0
    for section in 0..<view.numberOfSections {
      addEdge(UICollectionView.elementKindSectionHeader, section, room, &across, &places)
      addItems(section, room, &across, &places)
      addEdge(UICollectionView.elementKindSectionFooter, section, room, &across, &places)
    }
    places.size =
      isVertical ? CGSize(width: room, height: across) : CGSize(width: across, height: room)
    return places
  }

  private func addEdge(
    _ kind: String, _ section: Int, _ room: CGFloat, _ across: inout CGFloat,
    _ places: inout FlowPlaces
  ) {
    guard let view = collectionView else { return }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let asked = ifImplemented {
      isHeader
        ? flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        : flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    let length = split((asked ?? nil) ?? (isHeader ? headerReferenceSize : footerReferenceSize))
      .across
    guard length > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let size =
      isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
    attributes.frame = rect(along: 0, across: across, size)
    places.all.append(attributes)
    across += length
  }

  private func addItems(
    _ section: Int, _ room: CGFloat, _ across: inout CGFloat, _ places: inout FlowPlaces
  ) {
    guard let view = collectionView else { return }
    let delegate = flowDelegate
    let inset =
      (ifImplemented { delegate?.collectionView(view, layout: self, insetForSectionAt: section) }
        ?? nil) ?? sectionInset
    let lineSpace =
      (ifImplemented {
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      } ?? nil) ?? minimumLineSpacing
    let itemSpace =
      (ifImplemented {
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      } ?? nil) ?? minimumInteritemSpacing
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      (ifImplemented {
        delegate?.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      } ?? nil) ?? itemSize
    }
    let start = isVertical ? inset.left : inset.top
    let width = room - start - (isVertical ? inset.right : inset.bottom)
    let lines = Self.lines(sizes.map { split($0).along }, width: width, space: itemSpace)
    across += isVertical ? inset.top : inset.left
    var lastGap = itemSpace
    for (number, line) in lines.enumerated() {
      let used = line.reduce(0) { $0 + split(sizes[$1]).along }
      let height = line.map { split(sizes[$0]).across }.max() ?? 0
      let isLast = number == lines.count - 1
      var along = start
      var gap = itemSpace
      if line.count == 1, !isLast || lines.count == sizes.count {
        // One to a line stands in its middle.
        along += max((width - used) / 2, 0)
      } else if !isLast {
        // A full line is spread over the width.
        gap = (width - used) / CGFloat(line.count - 1)
        lastGap = gap
      } else if lines.count > 1, Set(sizes.map(\.width)).count == 1 {
        gap = lastGap
      } else if Self.isFull(used, line.count, width, itemSpace), line.count > 1 {
        gap = (width - used) / CGFloat(line.count - 1)
      }
      for item in line {
        let (length, thickness) = split(sizes[item])
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = rect(
          along: along, across: across + (height - thickness) / 2, sizes[item])
        places.all.append(attributes)
        along += length + gap
      }
      across += height + (isLast ? 0 : lineSpace)
    }
    across += isVertical ? inset.bottom : inset.right
  }

  /// Whether one more like those in the line would not fit.
  private static func isFull(
    _ used: CGFloat, _ count: Int, _ width: CGFloat, _ space: CGFloat
  ) -> Bool {
    let one = used / CGFloat(max(count, 1))
    return used + CGFloat(count) * space + one > width + 0.01
  }

  /// Which items stand in which line.
  private static func lines(_ lengths: [CGFloat], width: CGFloat, space: CGFloat) -> [[Int]] {
    var lines: [[Int]] = []
    var used: CGFloat = 0
    for (item, length) in lengths.enumerated() {
      if let last = lines.indices.last, used + space + length <= width + 0.01 {
        lines[last].append(item)
        used += space + length
      } else {
        lines.append([item])
        used = length
      }
    }
    return lines
  }
}
