import UIKit

extension Scene {
  /// A market stall at the moment of a delivery: a batch update of items and sections, which begins
  /// when the screen appears. Without a time the picture shows its end.
  package static let updates = Scene(
    name: "updates", summary: "A market stall while one batch update changes items and sections",
    defaultSize: CGSize(width: 375, height: 500)
  ) { _ in UpdatesViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
}
