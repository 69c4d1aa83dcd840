@testable import StackedItemsCarousel
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen { NumberedScreen(StackedItemsLayout()) }
