import CoreGraphics
import Foundation
import Testing

@testable import UIKitViews

@MainActor @Suite("Collections", .serialized)
struct CollectionTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts = [100]
    var made = 0
    var chosen: [IndexPath] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  private func show(
    _ layout: UICollectionViewLayout, _ source: Source, on stage: ControlStage
  ) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    view.dataSource = source
    view.delegate = source
    return stage.show(view, CGRect(x: 0, y: 100, width: 320, height: 400))
  }

  @Test("A full line is spread over the width, and only what is on screen has a cell")
  func lines() {
    let stage = ControlStage()
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let view = show(layout, source, on: stage)
    // Three of 90 in 300, not two with 120 between them: gaps of (300 - 270) / 2 = 15.
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 115)
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.origin == CGPoint(x: 10, y: 75))
    // The last of 34 lines has one item, which stands under the first of its like.
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 99, section: 0))?.frame.minX == 10)
    #expect(view.contentSize == CGSize(width: 320, height: 34 * 60 + 33 * 10 + 10))
    // Lines at 5, 75, … 355: six of them, three to a line.
    #expect(view.visibleCells.count == 18)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 42, section: 0))
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
  }

  @Test("Sections lie one after the other, with their headers")
  func sections() {
    let stage = ControlStage()
    let source = Source()
    source.counts = [2, 1]
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = show(layout, source, on: stage)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 70, width: 320, height: 30))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 100)
  }

  @Test("Sideways, lines go down")
  func sideways() {
    let stage = ControlStage()
    let source = Source()
    source.counts = [5]
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 150)
    let view = show(layout, source, on: stage)
    // Two of 150 in 400: the rest of 100 lies between them.
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.origin == CGPoint(x: 0, y: 250))
    #expect(
      view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.origin == CGPoint(x: 90, y: 0))
    #expect(view.contentSize == CGSize(width: 260, height: 400))
  }

  final class Fan: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { original in
        let attributes = original.copy() as! UICollectionViewLayoutAttributes
        attributes.alpha = attributes.indexPath.item == 0 ? 1 : 0.5
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
    }
  }

  @Test("A layout of one's own changes copies of what the flow layout answers")
  func ownLayout() {
    let stage = ControlStage()
    let source = Source()
    source.counts = [2]
    let view = show(Fan(), source, on: stage)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.alpha == 0.5)
    #expect(cell?.frame.size == CGSize(width: 25, height: 25))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
  }
}
