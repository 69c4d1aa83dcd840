import UIKit

/// Rows of photographs that are slow to decode, in cells with one of three preparations.
final class PhotoRowsViewController: UICollectionViewController {
  private static let cellIdentifier = "Photo"

  private let life: CellPreparation
  private let album = PhotoAlbum()

  init(life: CellPreparation) {
    self.life = life
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 240, height: 180)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 14, bottom: 12, right: 14)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(PhotoRowsCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.isPrefetchingEnabled = life != .ios9
    if life == .prefetching { collectionView.prefetchDataSource = self }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    PhotoAlbum.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? PhotoRowsCell)?.imageView.image = album.photo(indexPath.item)
    return cell
  }
}

extension PhotoRowsViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths { album.prepare(indexPath.item) }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths { album.cancel(indexPath.item) }
  }
}
