@testable import KolosPinterestLayout
import Support
import UIKit

private final class Screen: NumberedScreen, PinterestLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: PinterestLayout,
    heightForItemAtIndexPath indexPath: IndexPath
  ) -> CGFloat { 60 + CGFloat(indexPath.item * 37 % 90) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = PinterestLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
