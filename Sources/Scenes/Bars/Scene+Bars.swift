import UIKit

extension Scene {
  /// A spectrum of narrow bars that scrolls horizontally.
  package static let bars = Scene(
    name: "bars", summary: "Narrow bars that scroll sideways through the spectrum"
  ) { _ in
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.itemSize = CGSize(width: 20, height: 50)
    return BarsViewController(collectionViewLayout: layout)
  }
}
