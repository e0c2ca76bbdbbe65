public import Foundation
import ObjectiveC
public import UIKitViews

/// Manages a screen that is a collection, of which it is the data source and the delegate.
///
/// The methods of the two protocols that programs implement stand here, so that subclasses override
/// them as on iOS.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout

  /// Makes a controller whose collection has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller whose collection is loaded from an interface file, or has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller from an interface file.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection, which lies in the controller's view and fills it.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collectionStorage
    }
    set { collectionStorage = newValue }
  }
  private var collectionStorage: UICollectionView?
  /// The layout of the collection.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionStorage?.collectionViewLayout ?? firstLayout
  }
  /// Whether the chosen items are freed when the screen appears; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the view and the collection in it.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: firstLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
    collectionStorage = collection
    self.view = view
  }
  /// Frees the chosen items.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionStorage?.indexPathsForSelectedItems ?? [] {
      collectionStorage?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// How many sections there are: one.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { missingRequirement(1) }
  /// How many items a section has: none.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// The cell of an item: an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// A header, a footer or the like: an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { missingRequirement(UICollectionReusableView(frame: .zero)) }

  // MARK: Delegate

  /// Whether a finger shows on an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { missingRequirement(true) }
  /// A finger is on an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// The finger is off the item.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// Whether a tap chooses an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { missingRequirement(true) }
  /// An item was chosen by a tap.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// An item was freed by a tap.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// A cell is shown no longer.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { missingRequirement(()) }

  // MARK: Scrolling

  /// The collection has scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// A finger begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// The finger is lifted.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { missingRequirement(()) }
  /// The drag is over.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    missingRequirement(())
  }
  /// The collection has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// An animated scroll is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    missingRequirement(())
  }
}
