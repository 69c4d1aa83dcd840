import UIKit

/// A collection view with a flow layout, and the counts of its items.
@MainActor
package final class FlowScreen: NSObject, UICollectionViewDataSource {
  package let view: UICollectionView
  package let layout: UICollectionViewFlowLayout
  package var counts: [Int]

  package init(
    _ width: CGFloat, _ height: CGFloat, counts: [Int],
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    delegate: (any UICollectionViewDelegate)? = nil,
    direction: UISemanticContentAttribute = .unspecified
  ) {
    self.layout = layout
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    view.semanticContentAttribute = direction
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar")
    }
    view.delegate = delegate
    view.dataSource = self
    view.layoutIfNeeded()
  }

  package func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  package func header(_ section: Int) -> CGRect? {
    bar(UICollectionView.elementKindSectionHeader, section)
  }

  package func footer(_ section: Int) -> CGRect? {
    bar(UICollectionView.elementKindSectionFooter, section)
  }

  private func bar(_ kind: String, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }
}
