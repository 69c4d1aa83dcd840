import Testing
import UIKit

@testable import IOSSources

/// Tests an outline as iOS apps write it, shown, expanded and reordered.
@MainActor @Suite struct OutlineTests {
  private func shown() -> OutlineViewController {
    let controller = OutlineViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    controller.view.layoutIfNeeded()
    controller.collectionView.layoutIfNeeded()
    return controller
  }

  private func rows(_ controller: OutlineViewController) -> [String] {
    controller.collectionView.layoutIfNeeded()
    return controller.collectionView.visibleCells.compactMap {
      let content = $0.contentConfiguration as? UIListContentConfiguration
      return [content?.text, content?.secondaryText].compactMap { $0 }.joined(separator: ", ")
    }
  }

  @Test func itemsShowUnderExpandedOnes() {
    let controller = shown()
    #expect(
      rows(controller) == [
        "Toast", "Soup", "Dinner, level 0", "Stew, level 1", "Roast, level 1", "Dessert, level 0",
      ])
  }

  @Test func theUserExpandsWhatIsLoadedThen() throws {
    let controller = shown()
    let source = try #require(controller.dataSource)
    let dinner = try #require(source.itemIdentifier(for: [1, 0]))
    source.collapseByUser(dinner)
    source.expandByUser(controller.dessert)
    #expect(
      rows(controller).suffix(3) == [
        "Dessert, level 0", "Trifle, level 1", "Crumble, level 1",
      ])
    #expect(rows(controller).count == 8)
  }

  @Test func theBackingStoreFollowsTheUser() throws {
    let controller = shown()
    let source = try #require(controller.dataSource)
    #expect(source.collectionView(controller.collectionView, canMoveItemAt: [1, 1]))
    #expect(!source.collectionView(controller.collectionView, canMoveItemAt: [1, 0]))
    source.collectionView(controller.collectionView, moveItemAt: [0, 0], to: [1, 2])
    #expect(controller.backingStore[.favorites]?.map(\.title) == ["Soup"])
    #expect(
      controller.backingStore[.courses]?.map(\.title) == [
        "Dinner", "Stew", "Toast", "Roast", "Dessert",
      ])
  }
}
