import UIKit

extension Scene {
  /// Paints in a grid that turns into a line of cards as soon as it is seen. Without a time the
  /// picture shows the line.
  package static let transition = transition(progress: nil)

  /// The same, held at a point of the way by hand.
  ///
  /// - Parameter progress: 0 for the grid, 1 for the line; nil lets it turn by itself.
  static func transition(progress: CGFloat?) -> Scene {
    Scene(
      name: "transition", summary: "Paints in a grid that turns into a line of cards",
      defaultSize: CGSize(width: 375, height: 667)
    ) { _ in TransitionViewController(progress: progress) }
  }
}
