import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests a batch update on its way, at chosen times: `Golden/updates/<name>.png`.
@MainActor
@Suite struct UpdatesGoldens {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The seconds after the screen has appeared; nil for the end.
    let time: Double?
    var scale: CGFloat = 1
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    // The stall is as before: six crates in season, two dried, three from afar.
    Case(name: "0.0", time: 0),
    // Shortly after the start, plums, kiwis and the dried shelf fade; melons and bread begin to
    // appear in their places.
    Case(name: "0.1", time: 0.1),
    // Halfway, figs and the shelf from afar cross the crates that move down; old and new apples
    // show through each other.
    Case(name: "0.15", time: 0.15, scale: 2),
    // The update is nearly complete.
    Case(name: "0.2", time: 0.2),
    // The shelves are: from afar, with figs; in season, with grapes first and apples at 1.90;
    // bread.
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
