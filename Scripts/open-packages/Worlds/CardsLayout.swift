@testable import CardsLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen { NumberedScreen(CardsCollectionViewLayout()) }
