import SeededRandom
import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests that a picture does not depend on whether cells are prepared in advance and kept.
@MainActor
@Suite struct StandbyCellTests {
  @Test(arguments: Scene.withCollectionView)
  func bothLivesGiveTheSamePictures(_ scene: Scene) throws {
    let (new, old) = (SceneRenderer.small(scene), SceneRenderer.small(scene))
    let newView = try #require(new.collectionView)
    let oldView = try #require(old.collectionView)
    oldView.isPrefetchingEnabled = false
    var random = SeededGenerator(test: 17)
    for start in new.offsets(3, &random) {
      for step in [0, 9, 18, 27, 36, 20, 4, 90, 2] as [CGFloat] {
        let offset = CGPoint(x: start.x + step, y: start.y + step)
        let picture = try ContentPicture(new, at: offset)
        let expected = try ContentPicture(old, at: offset)
        #expect(picture.equals(expected), "at \(offset), \(random)")
        #expect(newView.indexPathsForVisibleItems == oldView.indexPathsForVisibleItems)
      }
    }
  }

  /// The first picture makes only the cells that it shows.
  @Test(arguments: Scene.withCollectionView)
  func theFirstPictureMakesOnlyWhatItShows(_ scene: Scene) throws {
    let (new, old) = (SceneRenderer.small(scene), SceneRenderer.small(scene))
    old.collectionView?.isPrefetchingEnabled = false
    _ = try new.render(offset: nil)
    _ = try old.render(offset: nil)
    let made = [new, old].map { $0.collectionView?.machine.createdViewCount }
    #expect(made[0] == made[1])
  }
}
