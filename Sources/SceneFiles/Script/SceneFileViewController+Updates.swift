import UIKit

extension SceneFileViewController {
  /// Performs a batch update of items; visible ones are animated on the virtual clock.
  ///
  /// The update has been checked against the numbers of items.
  func perform(_ update: UpdateModel, inserting items: [[AssembledScene.Item]]) {
    let changes = ItemChanges(update, items)
    discardSizes()
    collectionView?.performBatchUpdates {
      contents.items = changes.applied(to: contents.items)
      if let collectionView { changes.perform(in: collectionView) }
    }
  }

  /// Reloads all items.
  func reload() {
    discardSizes()
    collectionView?.reloadData()
  }

  /// Replaces the layout by one with changed keys.
  func perform(_ change: LayoutChangeModel) {
    contents.flowChanges = contents.flowChanges.merging(change.flow)
    discardSizes()
    collectionView?.setCollectionViewLayout(contents.makeLayout(), animated: change.animated)
  }
}

/// The changes of a batch update: index paths of deletions refer to the state before, those of
/// insertions to the state after the update.
struct ItemChanges {
  private let deletes: [ItemPath]
  private let reloads: [ItemPath]
  private let moves: [(from: ItemPath, to: ItemPath)]
  private let inserts: [(path: ItemPath, item: AssembledScene.Item)]

  init(_ update: UpdateModel, _ items: [[AssembledScene.Item]]) {
    deletes = update.delete.map(\.value)
    reloads = update.reload.map(\.value)
    moves = update.move.compactMap { move in
      guard let from = move.from?.value, let to = move.to?.value else { return nil }
      return (from, to)
    }
    inserts = zip(update.insert, items).flatMap { insert, items in
      guard let at = insert.at?.value else {
        return [(path: ItemPath, item: AssembledScene.Item)]()
      }
      return items.enumerated().map { (ItemPath(at.section, at.item + $0), $1) }
    }
  }

  /// Returns the items after the update.
  ///
  /// - Complexity: O(changes × items).
  func applied(to old: [[AssembledScene.Item]]) -> [[AssembledScene.Item]] {
    var result = old
    for path in (deletes + moves.map(\.from)).sorted().reversed() {
      result[path.section].remove(at: path.item)
    }
    let put =
      inserts.map { ($0.path, $0.item) }
      + moves.map { ($0.to, old[$0.from.section][$0.from.item]) }
    for (path, item) in put.sorted(by: { $0.0 < $1.0 }) {
      result[path.section].insert(item, at: path.item)
    }
    return result
  }

  /// Performs the changes in a collection view.
  @MainActor
  func perform(in view: UICollectionView) {
    func indexPath(_ path: ItemPath) -> IndexPath {
      IndexPath(item: path.item, section: path.section)
    }
    view.deleteItems(at: deletes.map(indexPath))
    view.reloadItems(at: reloads.map(indexPath))
    view.insertItems(at: inserts.map { indexPath($0.path) })
    for move in moves { view.moveItem(at: indexPath(move.from), to: indexPath(move.to)) }
  }
}
