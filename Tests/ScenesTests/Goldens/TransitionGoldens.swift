import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// A grid of paints on its way to a line of cards: `Golden/transition/<name>.png`.
@MainActor
@Suite struct TransitionGoldens {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var scene = Scene.transition
    /// Seconds after the screen has appeared; nil for the end.
    var time: Double?
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    // The grid, three paints across, scrolled to its middle: nothing has moved yet.
    Case(name: "start", time: 0),
    // Slow at first: all paints have grown and moved a little, those of the line's end come from
    // outside.
    Case(name: "quarter", time: 0.075),
    // Larger, on their way to above and below the middle, later ones over earlier ones.
    Case(name: "half", time: 0.15),
    // A line of cards cut at both sides, by turns higher and lower.
    Case(name: "end"),
    // Held by hand between quarter and half; nothing is on its way any more.
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
