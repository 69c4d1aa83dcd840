import UIKit

/// Returns sizes by Objective-C names only, without conformance to the flow layout's delegate
/// protocol.
private class UnsaidSizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  @objc func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath
  ) -> CGSize { CGSize(width: 30 + 10 * path.item, height: 20) }
  @objc func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAtIndex section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0) }
}

/// A flow layout finds its delegate's methods by name.
func unsaidDelegateCases() {
  let layout = UICollectionViewFlowLayout()
  layout.minimumInteritemSpacing = 3
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
  let sizes = UnsaidSizes()
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  (view.dataSource, view.delegate) = (sizes, sizes)
  view.layoutIfNeeded()
  let widths = (0..<3).map {
    layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.width
  }
  expectEqual(widths, [30, 40, 50])
  let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
  expectEqual(first, CGRect(x: 7, y: 5, width: 30, height: 20))
}
