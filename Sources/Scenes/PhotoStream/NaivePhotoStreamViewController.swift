import UIKit

/// The stream in a deliberately slow form: every photograph is fetched at full size, decoded and
/// downscaled while its cell is configured, again for each reuse.
///
/// It shows the photographs of ``PhotoStreamViewController``, slightly sharper; the two exist to be
/// profiled. Source: "iOS UICollectionView: The Complete Guide", the first case study of chapter 2.
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
      let name = PhotoServer.names[indexPath.item]
      let image = PhotoServer.download(name, side: PhotoServer.fullSide)
        .flatMap { UIImage.decompressed(fromJPEG: $0) }?
        .preparingThumbnail(of: PhotoServer.pixels)
      cell.show(image.map(StreamCell.Content.image) ?? .broken, of: name)
    }
    return cell
  }
}
