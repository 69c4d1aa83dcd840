@testable import WheelLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  NumberedScreen(
    CPCollectionViewWheelLayout(
      withConfiguration: CPWheelLayoutConfiguration(
        withCellSize: CGSize(width: 80, height: 80), radius: 200, angular: 20,
        wheelType: .leftCenter)))
}
