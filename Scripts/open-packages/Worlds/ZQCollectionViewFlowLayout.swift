@testable import ZQCollectionViewFlowLayout
import Support
import UIKit

/// A section is a page of two columns and five rows.
@MainActor func makeScreen() -> NumberedScreen {
  let layout = ZQCollectionViewDirectionFlowLayout()
  layout.rowNum = 5
  layout.colNum = 2
  layout.layoutDirection = .horizontal
  layout.itemSize = CGSize(width: 150, height: 90)
  layout.minimumLineSpacing = 4
  layout.minimumInteritemSpacing = 4
  layout.scrollDirection = .horizontal
  return NumberedScreen(layout, sections: 10)
}
