import UIKit

/// A stream of photographs that come when they come.
final class PhotoStreamViewController: UICollectionViewController {
  private static let cellIdentifier = "Photo"

  private let loader: PhotoLoader

  init(loader: PhotoLoader) {
    self.loader = loader
    super.init(collectionViewLayout: UICollectionViewFlowLayout.photoStream())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .black
    collectionView.indicatorStyle = .white
    collectionView.register(StreamCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    PhotoServer.names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? StreamCell {
      let photo = loader.photo(PhotoServer.names[indexPath.item]) { [weak self] in
        // The cell may show another photograph by now. Reload the item instead.
        UIView.performWithoutAnimation { self?.collectionView.reloadItems(at: [indexPath]) }
      }
      cell.show(photo)
    }
    return cell
  }
}
