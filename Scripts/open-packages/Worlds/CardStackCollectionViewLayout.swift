@testable import CardStackCollectionViewLayout
import Support
import UIKit

private final class Expanded: NSObject, CardStackLayoutDelegate {
  func currentState(section: Int) -> CardStackLayoutState { .expanded }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CardStackCollectionViewLayout()
  layout.delegate = Expanded()
  return NumberedScreen(layout, sections: 5)
}
