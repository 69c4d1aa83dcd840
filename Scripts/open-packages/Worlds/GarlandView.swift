@testable import GarlandView
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen { NumberedScreen(GarlandCollection()) }
