import UIKit

extension Scene {
  /// Expensive cells, created as on iOS 9: when they become visible.
  package static let photoRowsIOS9 = photoRows(
    .ios9, "Photographs decoded as cells become visible, a row at a time")

  /// Expensive cells, created as since iOS 10: in advance, one at a time.
  package static let photoRowsIOS10 = photoRows(
    .ios10, "The same, cells prepared ahead, one at a time")

  /// Expensive cells whose photographs a prefetching data source decodes in advance.
  package static let photoRowsPrefetching = photoRows(
    .prefetching, "The same, photographs decoded ahead in the background")

  private static func photoRows(_ life: CellPreparation, _ summary: String) -> Scene {
    Scene(name: "photo-rows-\(life.rawValue)", summary: summary) { _ in
      PhotoRowsViewController(life: life)
    }
  }
}
