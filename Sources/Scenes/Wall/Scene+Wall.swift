import UIKit

extension Scene {
  /// The scene of benchmarks: 600 cells that draw themselves, on white, without headers.
  package static let wall = Scene(
    name: "wall",
    summary: "600 remarks on coloured cells, every fourth selected; ./benchmark draws it"
  ) { _ in WallViewController() }

  /// Returns the wall with different texts, which end with consecutive numbers. It has no name on
  /// the command line.
  ///
  /// - Parameter first: The number of the first cell.
  package static func numberedWall(from first: Int) -> Scene {
    Scene(name: "numbered-wall", summary: "The wall with a number after each remark") { _ in
      WallViewController(firstNumber: first)
    }
  }
}
