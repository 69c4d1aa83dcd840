import UIKit

extension Scene {
  /// A shop whose shelves scroll orthogonally.
  package static let store = Scene(
    name: "store", summary: "A shop of shelves that scroll sideways, under headers that stay",
    defaultSize: CGSize(width: 375, height: 667),
    make: { _ in StoreViewController() })

  /// The shop after its shelves were scrolled.
  package static let storeBrowsed = Scene(
    name: "store-browsed", summary: "The shop with its shelves scrolled",
    defaultSize: CGSize(width: 375, height: 667),
    make: { _ in StoreViewController() },
    perform: { window in
      guard let controller = window.rootViewController as? StoreViewController,
        let shelves = controller.collectionView
      else { return }
      for (section, item) in [(0, 1), (1, 3), (2, 3)] {
        shelves.scrollToItem(
          at: IndexPath(item: item, section: section), at: .centeredHorizontally, animated: false)
      }
      shelves.layoutIfNeeded()
    })
}
