@testable import ListCollectionLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = ListCollectionViewLayout()
  layout.estimatedItemHeight = 60
  layout.itemSpacing = 4
  layout.estimatedItemInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
  return NumberedScreen(layout, sections: 4)
}
