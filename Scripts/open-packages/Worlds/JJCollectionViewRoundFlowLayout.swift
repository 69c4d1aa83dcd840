@testable import JJCollectionViewRoundFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen, JJCollectionViewDelegateRoundFlowLayout_Swift {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    configModelForSectionAtIndex section: Int
  ) -> JJCollectionViewRoundConfigModel_Swift {
    let look = JJCollectionViewRoundConfigModel_Swift()
    look.backgroundColor = .lightGray
    look.cornerRadius = 8
    return look
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = JJCollectionViewRoundFlowLayout_Swift()
  layout.itemSize = CGSize(width: 90, height: 60)
  layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  return Screen(layout, sections: 5)
}
