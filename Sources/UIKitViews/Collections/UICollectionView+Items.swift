import CoreGraphics
import Foundation
import ObjectiveC

/// What a collection knows of its items.
@MainActor struct CollectionState {
  struct Edge: Hashable {
    let kind: String
    let path: IndexPath
  }

  var classes: [String: AnyClass] = [:]
  var pool: [String: [UICollectionReusableView]] = [:]
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var edges: [Edge: UICollectionReusableView] = [:]
  /// The name in the pool of each view that was made.
  var names: [ObjectIdentifier: String] = [:]
  var selected: Set<IndexPath> = []
  var updates = 0
  var preparedBounds = CGRect.null
  var touched: UICollectionViewCell?
}

extension UICollectionView {
  private var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  func changeItems() {
    if items.updates == 0 { reloadEverything() }
  }

  func reloadEverything() {
    for (path, cell) in items.cells { retire(cell, path) }
    items.cells = [:]
    for view in items.edges.values { retire(view) }
    items.edges = [:]
    items.selected = []
    collectionViewLayout.invalidateLayout()
  }

  func adoptLayout(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  func change(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    guard animated else {
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: 0.25, animations: { self.layoutIfNeeded() }, completion: completion)
  }

  // MARK: Views

  /// A view that is made now has its size from the start: many lay their content out at once.
  func dequeue(
    _ name: String, named identifier: String, frame: CGRect?
  ) -> UICollectionReusableView? {
    if let view = items.pool[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = items.classes[name] else { return nil }
    let view: UICollectionReusableView?
    let frame = frame ?? .zero
    if type == UICollectionViewCell.self {
      view = UICollectionViewCell(frame: frame)
    } else if type == UICollectionReusableView.self {
      view = UICollectionReusableView(frame: frame)
    } else {
      view =
        ClassRegistry.description(of: type)?.make("init(frame:)", frame)
        as? UICollectionReusableView
    }
    guard let view else { return nil }
    view.reuseIdentifier = identifier
    items.names[ObjectIdentifier(view)] = name
    return view
  }

  private func retire(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.collection = nil
    retire(cell)
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  private func retire(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    if let name = items.names[ObjectIdentifier(view)] { items.pool[name, default: []].append(view) }
  }

  // MARK: Showing

  func prepareLayout() {
    if items.preparedBounds != bounds {
      if items.preparedBounds.size != bounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      {
        collectionViewLayout.isValid = false
      }
      items.preparedBounds = bounds
    }
    guard !collectionViewLayout.isValid, bounds.width > 0 else { return }
    collectionViewLayout.isValid = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func layOutItems() {
    backgroundView?.frame = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    prepareLayout()
    let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let cells = wanted.filter { $0.representedElementCategory == .cell }
    let kept = Set(cells.map(\.indexPath))
    for (path, cell) in items.cells where !kept.contains(path) {
      items.cells[path] = nil
      retire(cell, path)
    }
    for attributes in cells { place(show(attributes), attributes) }
    let edges = wanted.filter { $0.representedElementCategory == .supplementaryView }
    let keptEdges = Set(edges.map(edge))
    for (edge, view) in items.edges where !keptEdges.contains(edge) {
      items.edges[edge] = nil
      retire(view)
    }
    for attributes in edges {
      if let view = showEdge(attributes) { place(view, attributes) }
    }
  }

  private func edge(_ attributes: UICollectionViewLayoutAttributes) -> CollectionState.Edge {
    CollectionState.Edge(
      kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    if let cell = items.cells[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else {
      return UICollectionViewCell(frame: frame)
    }
    items.cells[path] = cell
    cell.collection = self
    cell.isSelected = items.selected.contains(path)
    add(cell, attributes)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func showEdge(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let edge = edge(attributes)
    if let view = items.edges[edge] { return view }
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: edge.kind, at: edge.path)
    guard let view else { return nil }
    items.edges[edge] = view
    add(view, attributes)
    return view
  }

  private func add(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    UIView.performWithoutAnimation {
      view.transform = .identity
      view.frame = attributes.frame
      addSubview(view)
      place(view, attributes)
      view.layoutIfNeeded()
    }
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    if view.center != attributes.center { view.center = attributes.center }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.apply(attributes)
  }

  // MARK: Choosing

  func choose(_ path: IndexPath?) {
    if !allowsMultipleSelection || path == nil {
      for old in items.selected where old != path { free(old) }
    }
    guard let path else { return }
    items.selected.insert(path)
    items.cells[path]?.isSelected = true
  }

  func free(_ path: IndexPath) {
    items.selected.remove(path)
    items.cells[path]?.isSelected = false
  }

  func touchBegan(in cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    items.touched = cell
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func touchCancelled(in cell: UICollectionViewCell) {
    guard items.touched === cell else { return }
    items.touched = nil
    cell.isHighlighted = false
    if let path = indexPath(for: cell) {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func touchEnded(in cell: UICollectionViewCell) {
    guard items.touched === cell else { return }
    touchCancelled(in: cell)
    guard let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, items.selected.contains(path) {
      free(path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let freed = allowsMultipleSelection ? [] : items.selected.filter { $0 != path }
    choose(path)
    for old in freed { collectionDelegate?.collectionView(self, didDeselectItemAt: old) }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - insets.top - room.height / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - insets.top - room.height }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - insets.left - room.width / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - insets.left - room.width }
    let mostX = max(contentSize.width + insets.right - bounds.width, -insets.left)
    let mostY = max(contentSize.height + insets.bottom - bounds.height, -insets.top)
    setContentOffset(
      CGPoint(
        x: min(max(offset.x, -insets.left), mostX), y: min(max(offset.y, -insets.top), mostY)),
      animated: animated)
  }
}
