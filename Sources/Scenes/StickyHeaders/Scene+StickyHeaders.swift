import UIKit

extension Scene {
  /// Paints by family, with sticky headers and footers.
  package static let stickyHeaders = Scene(
    name: "sticky-headers", summary: "A paint catalogue whose headers and footers stay visible",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 108, height: 96)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    layout.footerReferenceSize = CGSize(width: 0, height: 28)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    return StickyHeadersViewController(collectionViewLayout: layout)
  }
}
