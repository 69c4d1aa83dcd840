@testable import RAMReel
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen { NumberedScreen(RAMCollectionViewLayout()) }
