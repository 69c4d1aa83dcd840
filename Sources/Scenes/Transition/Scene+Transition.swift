import UIKit

extension Scene {
  /// Paints in a grid, with a transition to a line of cards when it appears. Without a time the
  /// picture shows the line.
  package static let transition = transition(progress: nil)

  /// Returns the scene ``transition`` with an interactive transition, held at a progress.
  ///
  /// - Parameter progress: 0 for the grid, 1 for the line; nil for an animated transition.
  static func transition(progress: CGFloat?) -> Scene {
    Scene(
      name: "transition", summary: "Paints in a grid that turns into a line of cards",
      defaultSize: CGSize(width: 375, height: 667)
    ) { _ in TransitionViewController(progress: progress) }
  }
}
