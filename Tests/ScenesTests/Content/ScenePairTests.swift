import SeededRandom
import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Scenes that are there to be profiled side by side show the same pictures.
@MainActor
@Suite struct ScenePairTests {
  nonisolated static let pairs: [(Scene, Scene)] = [
    (.photoStream, .naivePhotoStream),
    (.photoRowsIOS9, .photoRowsIOS10), (.photoRowsIOS9, .photoRowsPrefetching),
  ]

  @Test(arguments: pairs)
  func showTheSame(_ one: Scene, _ other: Scene) throws {
    let first = SceneRenderer.small(one, scale: 2)
    let second = SceneRenderer.small(other, scale: 2)
    var random = SeededGenerator(test: 11)
    for offset in first.offsets(4, &random) {
      let expected = try ContentPicture(first, at: offset)
      #expect(try ContentPicture(second, at: offset).equals(expected), "at \(offset), \(random)")
    }
  }

  /// A label puts its lines a pixel off where the drawn text has them; the cards and their places
  /// are the same.
  @Test func theNestedWallDiffersInItsTextAlone() throws {
    let first = SceneRenderer.small(.catWall, scale: 2)
    let second = SceneRenderer.small(.nestedCatWall, scale: 2)
    var random = SeededGenerator(test: 11)
    for offset in first.offsets(4, &random) {
      let one = try ContentPicture(first, at: offset)
      let (differing, common, _) = one.disagreement(with: try ContentPicture(second, at: offset))
      #expect(common == 1024 * 768)
      #expect(differing * 50 < common, "\(differing) pixels at \(offset)")
    }
    let frames = { (renderer: SceneRenderer) in
      renderer.collectionView?.visibleCells.map(\.frame.origin.y).sorted()
    }
    #expect(frames(first) == frames(second))
  }
}
