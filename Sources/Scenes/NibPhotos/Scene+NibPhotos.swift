import UIKit

extension Scene {
  /// Photographs in cells of a registered xib (listing 2.16).
  package static let nibPhotos = Scene(
    name: "nib-photos", summary: "Photographs in cells of a xib that is read once",
    defaultSize: CGSize(width: 512, height: 384)
  ) { _ in
    NibPhotosViewController(
      nib: UINib(data: NibPhotoDocuments.xib, bundle: nil),
      layout: UICollectionViewFlowLayout())
  }

  /// The scene ``nibPhotos`` with a xib that is read for each cell.
  package static let rereadNibPhotos = Scene(
    name: "nib-photos-reread", summary: "The same with a xib that is read for each cell",
    defaultSize: CGSize(width: 512, height: 384)
  ) { _ in
    NibPhotosViewController(
      nib: UINib {
        UINib(data: NibPhotoDocuments.xib, bundle: nil).instantiate(withOwner: nil)
      }, layout: UICollectionViewFlowLayout())
  }

  /// The scene ``nibPhotos`` from a storyboard: a prototype cell, its collection view, a navigation
  /// controller (listing 2.17).
  package static let storyboardPhotos = Scene(
    name: "storyboard-photos", summary: "Photographs in prototype cells of a storyboard",
    defaultSize: CGSize(width: 512, height: 384)
  ) { _ in
    let storyboard = try? UIStoryboard(data: NibPhotoDocuments.storyboard, name: "Photographs")
    return storyboard?.instantiateInitialViewController() ?? UIViewController()
  }
}
