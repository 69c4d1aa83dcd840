import UIKit

extension Scene {
  /// A hundred blue cells whose colours are mixed in advance.
  package static let blueCells = Scene(
    name: "blue-cells", summary: "A hundred blue cells, their colours prefetched",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return BlueCellsViewController(collectionViewLayout: layout)
  }
}
