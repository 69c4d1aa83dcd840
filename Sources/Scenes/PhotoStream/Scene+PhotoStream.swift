import UIKit

extension Scene {
  /// Photographs that are fetched and decoded in the background, and cached.
  package static let photoStream = Scene(
    name: "photo-stream", summary: "Photographs that are loaded in the background"
  ) { _ in PhotoStreamViewController(loader: PhotoLoader()) }

  /// The same, with each photograph fetched and decoded while its cell is configured.
  package static let naivePhotoStream = Scene(
    name: "photo-stream-naive",
    summary: "The same, decoded while cells are configured: to be profiled beside it"
  ) { _ in
    NaivePhotoStreamViewController(
      collectionViewLayout: UICollectionViewFlowLayout.photoStream())
  }
}
