import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// A batch update on its way, at chosen times: `Golden/updates/<name>.png`.
@MainActor
@Suite struct UpdatesGoldens {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// Seconds after the screen has appeared; nil for the end.
    let time: Double?
    var scale: CGFloat = 1
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    // As before: six crates in season, two dried, three from afar.
    Case(name: "0.0", time: 0),
    // A little under way: plums, kiwis, the dried shelf fade; melons and bread begin to show in
    // their places.
    Case(name: "0.1", time: 0.1),
    // Half-way: figs and the shelf from afar cross what moves down; old and new apples show through
    // each other.
    Case(name: "0.15", time: 0.15, scale: 2),
    // Nearly there.
    Case(name: "0.2", time: 0.2),
    // From afar, with figs; in season, the grapes first and apples at 1.90; bread.
    Case(name: "end", time: nil),
  ]

  @Test(arguments: cases)
  func picture(_ golden: Case) throws {
    let renderer = SceneRenderer(
      scene: .updates, size: CGSize(width: 375, height: 500), scale: golden.scale)
    let (bitmap, _) = try renderer.render(offset: nil, at: golden.time)
    assertSnapshot(
      of: CGImage(sharing: bitmap), as: .image, named: golden.name, goldens: .golden("updates"))
  }
}
