import SeededRandom
import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests that pictures at two offsets agree on the content that both show, without parts that are
/// fixed to the screen.
@MainActor
@Suite struct OverlapTests {
  /// The steps of a scroll, in points: less than a cell, about a cell, most of a screen, back.
  nonisolated private static let steps: [CGPoint] = [
    CGPoint(x: 1, y: 1), CGPoint(x: 13, y: 57), CGPoint(x: 120, y: 180), CGPoint(x: 300, y: 331),
    CGPoint(x: -40, y: -101),
  ]

  @Test(arguments: Scene.uncovered, [CGFloat(1), 2])
  func neighbouringPicturesAgree(_ scene: Scene, _ scale: CGFloat) throws {
    let renderer = SceneRenderer.small(scene, scale: scale)
    var random = SeededGenerator(test: 41)
    for start in renderer.offsets(3, &random) {
      let first = try ContentPicture(renderer, at: start)
      for step in Self.steps {
        let second = try ContentPicture(
          renderer, at: CGPoint(x: start.x + step.x, y: start.y + step.y))
        let (differing, common, _) = first.disagreement(with: second)
        // Pinned bars may cover all content that two pictures share.
        #expect(common > 0 || !first.fixed.isEmpty)
        #expect(differing == 0, "from \(start) by \(step), \(random)")
      }
    }
  }

  @Test func halfPointOffsetsAgreeToo() throws {
    let renderer = SceneRenderer.small(.catWall, scale: 2)
    let first = try ContentPicture(renderer, at: CGPoint(x: 0, y: 1000.5))
    let second = try ContentPicture(renderer, at: CGPoint(x: 0, y: 1117))
    #expect(first.originY == 2001)
    #expect(first.disagreement(with: second).differing == 0)
  }
}
