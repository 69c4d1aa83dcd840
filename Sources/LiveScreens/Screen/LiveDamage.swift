import QuartzCore

/// What of a screen's picture is not as it was when it was last sent.
@MainActor
package final class LiveDamage {
  package struct Move: Equatable, Sendable {
    package let region: PixelRect
    package let x: Int
    package let y: Int
  }

  /// What moved, one after the other.
  package private(set) var moves: [Move] = []
  /// What has other pixels after that; nil for all.
  package private(set) var drawn: [PixelRect]?

  /// Of a picture that was never sent.
  package init() {}

  /// So many moves are told apart: more than that, and everything is sent.
  private static let maximumMoveCount = 4

  /// A frame came out of the one before.
  package func add(_ step: FrameStep) {
    guard let known = drawn else { return }
    guard step.x != 0 || step.y != 0 else {
      drawn = known + step.drawn
      return
    }
    guard moves.count < Self.maximumMoveCount else { return addAll() }
    moves.append(Move(region: step.region, x: step.x, y: step.y))
    // What was drawn before lies where it did, as far as it did not move.
    let moved = known.map {
      $0.intersection(step.region).offset(x: step.x, y: step.y).intersection(step.region)
    }
    drawn = (known + moved + step.drawn).filter { !$0.isEmpty }
  }

  /// Everything has other pixels.
  package func addAll() { (moves, drawn) = ([], nil) }

  /// Whether the picture is as it was.
  package var isEmpty: Bool { moves.isEmpty && drawn?.isEmpty == true }

  /// From now on.
  package func clear() { (moves, drawn) = ([], []) }
}
