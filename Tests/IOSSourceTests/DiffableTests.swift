import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct DiffableTests {
  private func screen() throws -> (MountainsViewController, UICollectionView) {
    let controller = MountainsViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    let view = try #require(controller.mountainsCollectionView)
    view.contentInsetAdjustmentBehavior = .never
    controller.view.layoutIfNeeded()
    view.layoutIfNeeded()
    return (controller, view)
  }

  /// Returns the texts of the cells after all animations.
  private func texts(_ view: UICollectionView) -> [String] {
    view.layoutIfNeeded()
    MediaClock.current.advance(by: 1)
    view.layoutIfNeeded()
    return view.visibleCells.compactMap { ($0 as? MountainCell)?.label.text }
  }

  @Test func filteringShowsWhatFits() throws {
    let (controller, view) = try screen()
    #expect(texts(view).count == 6)
    controller.performQuery(with: "m")
    #expect(texts(view) == ["Matterhorn, 5000 m", "Mont Blanc, 5500 m"])
    controller.performQuery(with: "")
    #expect(texts(view).count == 6)
    #expect(controller.finishedUpdates == 3)
  }

  @Test func aFavoriteMovesWithItsCellAndItsSelection() throws {
    let (controller, view) = try screen()
    let fuji = view.cellForItem(at: IndexPath(item: 3, section: 1))
    view.selectItem(at: IndexPath(item: 3, section: 1), animated: false, scrollPosition: [])
    controller.toggleFavorite(at: IndexPath(item: 3, section: 1))
    #expect(texts(view).first == "Fuji, 4500 m")
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === fuji)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(fuji?.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
    let headers = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.compactMap { ($0 as? TitleView)?.label.text } == ["Favorites", "All"])
  }

  @Test func aMeasuredMountainIsFilledAgain() throws {
    let (controller, view) = try screen()
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 1))
    controller.measure("Denali", height: 6190)
    #expect(texts(view)[1] == "Denali, 6190 m")
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
  }

  @Test func aSubclassMovesItems() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = ReorderableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["only"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    #expect(view.dataSource?.collectionView?(view, canMoveItemAt: [0, 1]) == true)
    #expect(view.dataSource?.collectionView?(view, canMoveItemAt: [0, 7]) == false)
    view.dataSource?.collectionView?(view, moveItemAt: [0, 0], to: [0, 2])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
    #expect(source.moves == ["0 to 2"])
  }
}
