@testable import TisprCardStack
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen { NumberedScreen(CardStackViewLayout()) }
