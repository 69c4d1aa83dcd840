@testable import AnimatedCollectionViewLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = AnimatedCollectionViewLayout()
  layout.animator = LinearCardAttributesAnimator()
  layout.itemSize = CGSize(width: 300, height: 300)
  layout.scrollDirection = .horizontal
  return NumberedScreen(layout)
}
