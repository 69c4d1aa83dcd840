import Testing
import UIKit

@testable import Scenes

/// Tests that there are never more views than were visible at once, plus the cells that may wait
/// offscreen.
@MainActor
@Suite struct BoundedTests {
  /// These scenes measure cells by scrolling through them.
  nonisolated private static let unbounded = ["article-cells", "self-sizing"]

  @Test(
    arguments: Scene.withCollectionView.filter { !unbounded.contains($0.name) }, [CGFloat(61), 900])
  func scrollingThroughEverythingMakesNoMoreViewsThanAreSeenAtOnce(
    _ scene: Scene, _ step: CGFloat
  ) throws {
    let renderer = SceneRenderer.small(scene)
    let collectionView = try #require(renderer.collectionView)
    let end = collectionView.maximumContentOffset
    var (mostCells, mostHeaders, mostFooters, mostBadges) = (0, 0, 0, 0)
    for distance in stride(from: 0, to: max(end.x, end.y) + step, by: step) {
      collectionView.contentOffset = collectionView.clampedContentOffset(
        CGPoint(x: end.x > 0 ? distance : 0, y: end.y > 0 ? distance : 0))
      renderer.window.layoutIfNeeded()
      mostCells = max(mostCells, collectionView.visibleCells.count)
      mostHeaders = max(
        mostHeaders,
        collectionView.visibleSupplementaryViews(
          ofKind: UICollectionView.elementKindSectionHeader
        ).count)
      mostFooters = max(
        mostFooters,
        collectionView.visibleSupplementaryViews(
          ofKind: UICollectionView.elementKindSectionFooter
        ).count)
      mostBadges = max(
        mostBadges,
        collectionView.visibleSupplementaryViews(ofKind: StoreLayout.badgeKind).count)
    }
    let allowance = PrefetchingLimits.preparedLimit + PrefetchingLimits.retainedLimit
    let most = mostCells + mostHeaders + mostFooters + mostBadges
    #expect(collectionView.machine.createdViewCount <= most + allowance)
    #expect(mostCells > 0)
  }

  @Test func aSecondTripMakesNoViews() throws {
    let renderer = SceneRenderer.small(.catWall)
    let collectionView = try #require(renderer.collectionView)
    func trip() {
      for y in stride(from: CGFloat(0), to: collectionView.maximumContentOffset.y, by: 150) {
        collectionView.contentOffset.y = y
        renderer.window.layoutIfNeeded()
      }
    }
    trip()
    let made = collectionView.machine.createdViewCount
    trip()
    #expect(collectionView.machine.createdViewCount == made)
  }
}
