@testable import CollectionViewLayoutKit
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  NumberedScreen(
    WaterfallLayout(height: 60, numberOfColumns: 3))
}
