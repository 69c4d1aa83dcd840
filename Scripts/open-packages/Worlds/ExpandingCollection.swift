@testable import ExpandingCollection
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  NumberedScreen(PageCollectionLayout(itemSize: CGSize(width: 200, height: 300)))
}
