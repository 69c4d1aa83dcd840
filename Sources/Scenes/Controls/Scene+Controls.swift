import UIKit

extension Scene {
  /// Every control in its states, each in a cell.
  package static let controls = Scene(
    name: "controls", summary: "Every control in its states, each in a cell",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in ControlsViewController() }
}
