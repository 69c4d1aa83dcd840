import QuartzCore

/// The changes of a screen's picture since it was last sent.
@MainActor
package final class LiveDamage {
  package struct Move: Equatable, Sendable {
    package let region: PixelRect
    package let x: Int
    package let y: Int
  }

  /// The moves, in order.
  package private(set) var moves: [Move] = []
  /// The changed rectangles after the moves; nil for the whole picture.
  package private(set) var drawn: [PixelRect]?

  /// Creates the changes of a picture that was never sent.
  package init() {}

  /// The maximum number of moves; if there are more, the whole picture is sent.
  private static let maximumMoveCount = 4

  /// Adds the changes of one frame.
  package func add(_ step: FrameStep) {
    guard let known = drawn else { return }
    guard step.x != 0 || step.y != 0 else {
      drawn = known + step.drawn
      return
    }
    guard moves.count < Self.maximumMoveCount else { return addAll() }
    moves.append(Move(region: step.region, x: step.x, y: step.y))
    // Rectangles drawn earlier stay in place unless they moved.
    let moved = known.map {
      $0.intersection(step.region).offset(x: step.x, y: step.y).intersection(step.region)
    }
    drawn = (known + moved + step.drawn).filter { !$0.isEmpty }
  }

  /// Marks everything as changed.
  package func addAll() { (moves, drawn) = ([], nil) }

  /// Whether nothing changed.
  package var isEmpty: Bool { moves.isEmpty && drawn?.isEmpty == true }

  /// Removes all changes.
  package func clear() { (moves, drawn) = ([], []) }
}
