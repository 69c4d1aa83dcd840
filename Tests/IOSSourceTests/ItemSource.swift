import UIKit

/// A data source of `counts[section]` items, with a record of its calls.
@MainActor final class ItemSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var cellRequests: [IndexPath] = []

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellRequests.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A collection view with its layout, data source and delegate, laid out.
@MainActor struct Screen<Layout: UICollectionViewLayout> {
  let view: UICollectionView
  let layout: Layout
  let source: ItemSource
  let delegate: (any UICollectionViewDelegate)?

  init(
    _ layout: Layout, size: CGSize, counts: [Int],
    cellClass: AnyClass = UICollectionViewCell.self,
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    self.layout = layout
    self.delegate = delegate
    source = ItemSource(counts)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }

  /// Returns the frames of a section's items in the layout.
  func frames(section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }
}
