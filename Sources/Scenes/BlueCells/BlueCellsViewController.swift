import UIKit

/// A hundred plain cells, with a prefetching data source.
final class BlueCellsViewController: UICollectionViewController {
  private static let cellIdentifier = "Blue"

  private var mixer = BlueMixer()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.prefetchDataSource = self
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    100
  }

  /// Configures the content here and nothing in `willDisplay` or `didEndDisplaying`: a cell may be
  /// prepared and never displayed.
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    cell.backgroundColor = mixer.color(indexPath.item)
    return cell
  }
}

extension BlueCellsViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths { mixer.prepare(indexPath.item) }
  }
}
