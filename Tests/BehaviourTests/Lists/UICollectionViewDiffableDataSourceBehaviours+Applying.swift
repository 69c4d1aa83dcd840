import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewDiffableDataSourceBehaviours {
  static func addApplying(to list: inout Behaviours) {
    list.row(
      "a diffable data source makes itself the view's data source",
      .apple("uikit/uicollectionviewdiffabledatasource-9tqpa/init(collectionview:cellprovider:)")
    ) {
      let screen = DiffableScreen()
      #expect(screen.view.dataSource === screen.source)
      #expect(screen.source.snapshot().numberOfSections == 0)
    }
    list.row(
      "applying a snapshot shows it",
      .apple(
        "uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2], [3]]))
      #expect(screen.texts == ["1", "2", "3"])
      #expect(screen.view.numberOfSections == 2)
      #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
    }
    list.row(
      "applying without animation requests only cells of new items",
      .wwdc("2021/10252")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2, 3]]))
      let kept = screen.view.cellForItem(at: .item(2))
      #expect(screen.apply(snapshot([[3, 4]])) == [4])
      #expect(screen.view.cellForItem(at: .item(0)) === kept)
      #expect(screen.texts == ["3", "4"])
    }
    list.row(
      "applying with a reload requests all cells",
      .apple(
        "uikit/uicollectionviewdiffabledatasource-9tqpa/applysnapshotusingreloaddata(_:completion:)"
      )
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2]]))
      _ = screen.takeRequests()
      var isDone = false
      screen.source.applySnapshotUsingReloadData(snapshot([[2, 1]])) { isDone = true }
      screen.view.layoutIfNeeded()
      #expect(screen.takeRequests().sorted() == [1, 2] && isDone)
      #expect(screen.texts == ["2", "1"])
    }
    list.row(
      "the completion is called after the animations",
      .apple(
        "uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)")
    ) {
      let screen = DiffableScreen()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.addSubview(screen.view)
      screen.apply(snapshot([[1]]))
      var calls = 0
      screen.source.apply(snapshot([[1, 2]]), animatingDifferences: true) { calls += 1 }
      screen.view.layoutIfNeeded()
      #expect(calls == 0)
      window.clock.settle()
      #expect(calls == 1)
    }
    list.row(
      "items and index paths map to each other",
      .apple("uikit/uicollectionviewdiffabledatasource-9tqpa/indexpath(for:)")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2], [3]]))
      #expect(screen.source.indexPath(for: 3) == .item(0, 1))
      #expect(screen.source.indexPath(for: 9) == nil)
      #expect(screen.source.itemIdentifier(for: .item(1)) == 2)
      #expect(screen.source.itemIdentifier(for: .item(2)) == nil)
    }
    list.row(
      "sections and indexes map to each other",
      .apple("uikit/uicollectionviewdiffabledatasource-9tqpa/sectionidentifier(for:)")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1], [2]]))
      #expect(screen.source.sectionIdentifier(for: 1) == "b")
      #expect(screen.source.sectionIdentifier(for: 2) == nil)
      #expect(screen.source.index(for: "b") == 1 && screen.source.index(for: "z") == nil)
    }
    list.row(
      "changes of a snapshot have no effect until it is applied",
      .apple("uikit/uicollectionviewdiffabledatasource-9tqpa/snapshot()")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1]]))
      var taken = screen.source.snapshot()
      taken.appendItems([2])
      #expect(screen.source.snapshot().itemIdentifiers == [1])
      screen.apply(taken)
      #expect(screen.texts == ["1", "2"])
    }
    list.row(
      "reconfigured items are requested again for their existing cells",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2]]))
      let cell = screen.view.cellForItem(at: .item(1)) as? ItemCell
      var next = screen.source.snapshot()
      next.reconfigureItems([2])
      #expect(screen.apply(next) == [2])
      #expect(screen.view.cellForItem(at: .item(1)) === cell && cell?.preparations == 0)
    }
    list.row(
      "cells of reloaded items are requested again",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/reloaditems(_:)")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2]]))
      var next = screen.source.snapshot()
      next.reloadItems([1])
      #expect(screen.apply(next) == [1])
    }
    list.row(
      "reloaded items are not reloaded by the next snapshot",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/reloadeditemidentifiers")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2]]))
      var next = screen.source.snapshot()
      next.reloadItems([1])
      screen.apply(next)
      #expect(screen.source.snapshot().reloadedItemIdentifiers == [])
      #expect(screen.apply(screen.source.snapshot()) == [])
    }
    list.row(
      "the supplementary view provider makes headers",
      .apple(
        "uikit/uicollectionviewdiffabledatasource-9tqpa/supplementaryviewprovider-swift.property")
    ) {
      let screen = DiffableScreen(hasHeaders: true)
      screen.apply(snapshot([[1], [2]]))
      let kind = UICollectionView.elementKindSectionHeader
      #expect(
        screen.view.visibleSupplementaryViews(ofKind: kind).map(\.tag).sorted() == [1, 2])
    }
    list.row(
      "the selection follows its item",
      .apple(
        "uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)"),
      uncertain: "the page does not mention the selection"
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2, 3]]))
      screen.view.selectItem(at: .item(2), animated: false, scrollPosition: [])
      screen.apply(snapshot([[3, 1]]))
      #expect(screen.view.indexPathsForSelectedItems == [.item(0)])
    }
    list.row(
      "no item is reordered unless a handler allows it",
      .apple(
        "uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.property")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2]]))
      #expect(!screen.view.beginInteractiveMovementForItem(at: .item(0)))
    }
    list.row(
      "a reordering calls the handler with the final items",
      .apple(
        "uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.property")
    ) {
      let screen = DiffableScreen()
      screen.apply(snapshot([[1, 2, 3]]))
      var told: [[Int]] = []
      screen.source.reorderingHandlers.canReorderItem = { $0 != 3 }
      screen.source.reorderingHandlers.didReorder = {
        told.append($0.finalSnapshot.itemIdentifiers)
      }
      #expect(!screen.view.beginInteractiveMovementForItem(at: .item(2)))
      #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 26))
      screen.view.endInteractiveMovement()
      #expect(told == [[2, 3, 1]])
      #expect(screen.source.snapshot().itemIdentifiers == [2, 3, 1])
    }
  }

  /// Adds rows about section snapshots with child items.
  static func addOutlines(to list: inout Behaviours) {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
    func outline(isExpanded: Bool) -> Outline {
      var outline = Outline()
      outline.append([1, 5])
      outline.append([2, 3], to: 1)
      outline.append([4], to: 3)
      if isExpanded { outline.expand([1]) }
      return outline
    }
    list.row(
      "children of a collapsed item are not shown",
      .apple("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct")
    ) {
      #expect(outline(isExpanded: false).visibleItems == [1, 5])
      #expect(outline(isExpanded: true).visibleItems == [1, 2, 3, 5])
      #expect(outline(isExpanded: true).items == [1, 2, 3, 4, 5])
    }
    list.row(
      "a section snapshot returns levels and parents",
      .apple("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/level(of:)")
    ) {
      let outline = outline(isExpanded: false)
      #expect([1, 3, 4].map { outline.level(of: $0) } == [0, 1, 2])
      #expect(outline.parent(of: 4) == 3 && outline.parent(of: 5) == nil)
      #expect(outline.rootItems == [1, 5])
      #expect(outline.isExpanded(1) == false && outline.contains(4))
    }
    list.row(
      "a section snapshot's visible items fill its section", .wwdc("2020/10045")
    ) {
      let screen = DiffableScreen()
      screen.source.apply(outline(isExpanded: true), to: "a", animatingDifferences: false)
      screen.view.layoutIfNeeded()
      #expect(screen.texts == ["1", "2", "3", "5"])
      screen.source.apply(outline(isExpanded: false), to: "a", animatingDifferences: false)
      screen.view.layoutIfNeeded()
      #expect(screen.texts == ["1", "5"])
      #expect(screen.source.snapshot(for: "a").items == [1, 2, 3, 4, 5])
    }
    list.row(
      "deleting an item of a section snapshot deletes its children",
      .apple("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/delete(_:)")
    ) {
      var outline = outline(isExpanded: true)
      outline.delete([3])
      #expect(outline.items == [1, 2, 5])
    }
  }
}
