@testable import CardSlider
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen { NumberedScreen(CardsLayout()) }
