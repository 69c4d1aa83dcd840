import Support
import UIKit
@testable import XLPagerTabStrip

@MainActor func makeScreen() -> NumberedScreen {
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = .horizontal
  layout.itemSize = CGSize(width: 90, height: 400)
  return NumberedScreen(ButtonBarView(frame: .zero, collectionViewLayout: layout))
}
