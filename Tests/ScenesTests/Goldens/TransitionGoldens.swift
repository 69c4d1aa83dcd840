import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests a grid of paints on its way to a line of cards: `Golden/transition/<name>.png`.
@MainActor
@Suite struct TransitionGoldens {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var scene = Scene.transition
    /// The seconds after the screen has appeared; nil for the end.
    var time: Double?
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    // The grid, three paints across, is scrolled to its middle: nothing has moved yet.
    Case(name: "start", time: 0),
    // The movement is slow at first: all paints have grown and moved a little, and those at the
    // line's ends come from outside.
    Case(name: "quarter", time: 0.075),
    // The paints are larger, on their way to above and below the middle, later ones over earlier
    // ones.
    Case(name: "half", time: 0.15),
    // The cards are in a line that is cut at both sides, alternately higher and lower.
    Case(name: "end"),
    // The paints are held by hand between a quarter and half of the way; none of them is animated.
    Case(name: "by-hand", scene: .transition(progress: 0.4)),
  ]

  @Test(arguments: cases)
  func picture(_ golden: Case) throws {
    let renderer = SceneRenderer(
      scene: golden.scene, size: CGSize(width: 240, height: 360), scale: 1)
    let (bitmap, _) = try renderer.render(offset: nil, at: golden.time)
    assertSnapshot(
      of: CGImage(sharing: bitmap), as: .image, named: golden.name, goldens: .golden("transition"))
  }
}
