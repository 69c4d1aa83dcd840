@testable import Blueprints
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = VerticalBlueprintLayout(
    itemsPerRow: 3, height: 60, minimumInteritemSpacing: 10, minimumLineSpacing: 10)
  return NumberedScreen(layout)
}
