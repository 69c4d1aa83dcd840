@testable import ADMozaikCollectionViewLayout
import Support
import UIKit

private final class Mosaic: NSObject, ADMozaikLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, mozaik layout: ADMozaikLayout,
    mozaikSizeForItemAt indexPath: IndexPath
  ) -> ADMozaikLayoutSize {
    ADMozaikLayoutSize(
      numberOfColumns: indexPath.item % 4 == 0 ? 2 : 1,
      numberOfRows: indexPath.item % 3 == 0 ? 2 : 1)
  }

  func collectonView(
    _ collectionView: UICollectionView, mozaik layoyt: ADMozaikLayout,
    geometryInfoFor section: ADMozaikLayoutSection
  ) -> ADMozaikLayoutSectionGeometryInfo {
    ADMozaikLayoutSectionGeometryInfo(
      rowHeight: 50,
      columns: [80, 80, 80, 80].map { ADMozaikLayoutColumn(width: $0) })
  }
}

private final class Screen: NumberedScreen {
  let mosaic: Mosaic

  init(_ mosaic: Mosaic) {
    self.mosaic = mosaic
    super.init(ADMozaikLayout(delegate: mosaic))
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(Mosaic()) }
