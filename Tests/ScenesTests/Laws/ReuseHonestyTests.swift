import SeededRandom
import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests that a picture does not depend on the earlier contents of its cells.
@MainActor
@Suite struct ReuseHonestyTests {
  /// Returns a picture at an offset on a screen that has shown nothing else.
  private func cold(_ scene: Scene, at offset: CGPoint) throws -> ContentPicture {
    try ContentPicture(.small(scene), at: offset)
  }

  @Test(arguments: Scene.uncovered, [false, true])
  func anyPathGivesTheColdPicture(_ scene: Scene, _ poisons: Bool) throws {
    let renderer = SceneRenderer.small(scene)
    renderer.collectionView?.machine.poisonsRecycledViews = poisons
    var random = SeededGenerator(test: 3)
    for end in renderer.offsets(4, &random) {
      for stop in renderer.offsets(4, &random) {
        _ = try renderer.render(offset: stop)
      }
      let warm = try ContentPicture(renderer, at: end)
      let picture = try cold(scene, at: end)
      #expect(warm.equals(picture), "at \(end), \(random)")
    }
  }

  @Test func creepingGivesTheColdPicture() throws {
    let renderer = SceneRenderer.small(.catWall)
    renderer.collectionView?.machine.poisonsRecycledViews = true
    for step in 0...40 { _ = try renderer.render(offset: CGPoint(x: 0, y: step * 47)) }
    let warm = try ContentPicture(renderer, at: CGPoint(x: 0, y: 40 * 47))
    #expect(warm.equals(try cold(.catWall, at: CGPoint(x: 0, y: 40 * 47))))
  }
}
