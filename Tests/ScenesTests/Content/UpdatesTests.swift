import Sessions
import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests the delivery to the stall before, halfway and after, in numbers.
@MainActor
@Suite struct UpdatesTests {
  private func renderer() -> SceneRenderer {
    SceneRenderer(scene: .updates, size: CGSize(width: 375, height: 500), scale: 2)
  }

  /// A shelf has 40 points of header, its rows, three crates each, 13.5 points apart, and 12 below.
  /// The figs move from the fourth place of the first shelf to the second place of the shelf that
  /// is first after the update; their old shelf, with its 184 points, is second then.
  @Test func halfWayIsInTheMiddle() throws {
    let renderer = renderer()
    let view = try #require(renderer.collectionView)
    let figs = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)))
    func seen(_ view: UIView) -> CGPoint { view.layer.presentation()?.frame.origin ?? .zero }
    #expect(seen(figs) == CGPoint(x: 12, y: 112) && seen(header) == .zero)
    renderer.onScreen { MediaClock.current.advance(by: 0.15) }
    #expect(abs(seen(figs).x - 72.75) < 1e-6 && abs(seen(figs).y - 76) < 1e-6)
    #expect(abs(seen(header).y - 56) < 1e-6)
    renderer.onScreen { MediaClock.current.settle() }
    #expect(seen(figs) == CGPoint(x: 133.5, y: 40) && seen(header) == CGPoint(x: 0, y: 112))
  }

  @Test func theEndIsThatOfReloading() throws {
    let updated = renderer()
    let end = try ContentPicture(updated, at: .zero)
    updated.collectionView?.reloadData()
    let reloaded = try ContentPicture(updated, at: .zero)
    #expect(end.equals(reloaded))
    let names = Stall.noon.shelves.map { $0.crates.map(\.name) }
    #expect(
      names == [
        ["Bananas", "Figs", "Mangos"], ["Grapes", "Apples", "Pears", "Melons", "Quinces"],
        ["Rye", "Rolls"],
      ])
  }

  @Test func theBeginningIsTheScreenBefore() throws {
    let renderer = renderer()
    let view = try #require(renderer.collectionView)
    let start = try renderer.render(offset: nil, at: 0).bitmap
    let screen = CGRect(x: 0, y: 0, width: 375, height: 500)
    let (items, bitmap) = RenderSession.fresh(bounds: screen, scale: 2).run {
      let before = UpdatesViewController(collectionViewLayout: UICollectionViewFlowLayout())
      // The view is never on a screen, so that the delivery does not start.
      before.view.layoutIfNeeded()
      return (
        before.collectionView.numberOfItems(inSection: 0), before.view.snapshotBitmap(scale: 2)
      )
    }
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(items == 6)
    let picture = try #require(bitmap)
    let isSame = (0..<start.height).allSatisfy {
      memcmp(
        start.pixels + $0 * start.bytesPerRow, picture.pixels + $0 * picture.bytesPerRow,
        4 * start.width) == 0
    }
    #expect(isSame)
  }
}
