import UIKit

/// So many items in one section, of the layout's size.
class Items: NSObject, UICollectionViewDataSource {
  static let identifier = "item"

  let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}

/// Items of sizes of their own.
final class SizedItems: Items, UICollectionViewDelegateFlowLayout {
  nonisolated static func size(at indexPath: IndexPath) -> CGSize {
    CGSize(width: 80 + indexPath.item * 37 % 150, height: 60 + indexPath.item * 53 % 120)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { Self.size(at: indexPath) }
}

/// Every item on a line of its own, which costs the most.
final class LongItems: Items, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 900, height: 60 + indexPath.item * 53 % 120) }
}
