@testable import KDRearrangeableCollectionViewFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    // As awakening from a nib, after the view has its frame.
    (collectionView.collectionViewLayout as? KDRearrangeableCollectionViewFlowLayout)?.setup()
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = KDRearrangeableCollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  return Screen(layout)
}
