@testable import KDRearrangeableCollectionViewFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    // As by a nib, once the view has its place.
    (collectionView.collectionViewLayout as? KDRearrangeableCollectionViewFlowLayout)?.setup()
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = KDRearrangeableCollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  return Screen(layout)
}
