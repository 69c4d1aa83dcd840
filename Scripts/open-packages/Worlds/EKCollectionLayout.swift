@testable import EKCollectionLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = EKLayoutFlow()
  layout.configurator = EKAppStoreLayout()
  layout.scrollDirection = .horizontal
  layout.itemSize = CGSize(width: 250, height: 300)
  layout.minimumLineSpacing = 10
  return NumberedScreen(layout)
}
