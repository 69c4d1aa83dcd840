import UIKit

extension Scene {
  /// What speed is measured with: 600 cells that draw themselves, on white, without headers.
  package static let wall = Scene(
    name: "wall", summary: "600 remarks on coloured cells, every fourth selected: the yardstick"
  ) { _ in WallViewController() }

  /// The wall on which no two texts are equal: each ends in its cell's number, counted from the one
  /// given. Not among the scenes that have a name to ask for.
  package static func numberedWall(from first: Int) -> Scene {
    Scene(name: "numbered-wall", summary: "The wall with a number after each remark") { _ in
      WallViewController(firstNumber: first)
    }
  }
}
