import UIKit

extension Scene {
  /// What speed is measured with: 600 cells that draw themselves, on white, without headers.
  package static let wall = Scene(
    name: "wall", summary: "600 remarks on coloured cells, every fourth selected: the yardstick"
  ) { _ in WallViewController() }
}
