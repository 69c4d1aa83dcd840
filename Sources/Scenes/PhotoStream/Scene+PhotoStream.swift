import UIKit

extension Scene {
  /// Photographs that are fetched and decoded in the background, with cached files.
  package static let photoStream = Scene(
    name: "photo-stream", summary: "Photographs that are loaded in the background"
  ) { _ in PhotoStreamViewController(loader: PhotoLoader()) }

  /// The same, fetched in the background and decoded while their cells are configured.
  package static let halfwayPhotoStream = Scene(
    name: "photo-stream-halfway",
    summary: "The same, decoded while cells are configured, for comparing profiles"
  ) { _ in PhotoStreamViewController(loader: PhotoLoader(), decodesInBackground: false) }

  /// The same, with each photograph fetched and decoded at full size while its cell is configured.
  package static let naivePhotoStream = Scene(
    name: "photo-stream-naive",
    summary: "The same, fetched and decoded at full size while cells are configured"
  ) { _ in
    NaivePhotoStreamViewController(
      collectionViewLayout: UICollectionViewFlowLayout.photoStream())
  }
}
