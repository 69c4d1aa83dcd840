import UIKit

/// The stream as it should not be written: every photograph is fetched and decoded while its cell
/// is configured, again each time the cell comes back.
///
/// It shows the same pictures as ``PhotoStreamViewController``; the two are there to be profiled
/// side by side. Source: "iOS UICollectionView: The Complete Guide", the first case study of
/// chapter 2.
final class NaivePhotoStreamViewController: UICollectionViewController {
  private static let cellIdentifier = "Photo"

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
      let file = PhotoServer.download(PhotoServer.names[indexPath.item])
      let image = file.flatMap { UIImage.decompressed(fromJPEG: $0) }
      cell.show(image.map(PhotoLoader.Photo.image) ?? .broken)
    }
    return cell
  }
}
