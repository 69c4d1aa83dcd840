@testable import FlexibleCollectionViewLayouts
import Support
import UIKit

private final class Screen: NumberedScreen, FlexibleGridLayoutDelegate, FlexibleGridLayoutDataSource
{
  func collectionView(_ collectionView: UICollectionView, numberOfColumnsInSection section: Int)
    -> Int
  { 4 }
  func collectionView(
    _ collectionView: UICollectionView, rowSpanForItemIndexPath indexPath: IndexPath
  ) -> FlexibleGridSpan { .at(indexPath.item / 4) }
  func collectionView(
    _ collectionView: UICollectionView, columnSpanForItemIndexPath indexPath: IndexPath
  ) -> FlexibleGridSpan { .at(indexPath.item % 4) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = FlexibleGridLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  layout.dataSource = screen
  return screen
}
