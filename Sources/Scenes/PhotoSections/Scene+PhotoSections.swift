import UIKit

extension Scene {
  /// Twelve photographs in ten sections, some selected, one highlighted.
  package static let photoSections = Scene(
    name: "photo-sections", summary: "Twelve pictures repeated in ten sections, some selected"
  ) { _ in PhotoSectionsViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
}
