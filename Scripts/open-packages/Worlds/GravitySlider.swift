@testable import GravitySlider
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  NumberedScreen(GravitySliderFlowLayout(with: CGSize(width: 200, height: 200)))
}
