import UIKit

extension SceneFileViewController {
  /// Changes items, all at once; what is in sight is animated on the virtual clock.
  ///
  /// The update has been checked against the numbers of items.
  func perform(_ update: UpdateModel, inserting items: [[AssembledScene.Item]]) {
    let changes = ItemChanges(update, items)
    let old = contents.items
    let new = changes.applied(to: old)
    let counts = old.map(\.count)
    contents.selected = changes.renaming(contents.selected, counts: counts)
    contents.highlighted = changes.renaming(contents.highlighted, counts: counts)
    for section in changes.sections where contents.scene.sections[section].isLine {
      if let view = line(section)?.collectionView {
        perform(changes, in: view, inSection: section, shownAs: 0, new)
      }
    }
    guard let collectionView else { return }
    let own = changes.sections.filter { !contents.scene.sections[$0].isLine }
    forgetSizes()
    guard !own.isEmpty else {
      contents.items = new
      return
    }
    collectionView.performBatchUpdates {
      contents.items = new
      for section in own { changes.tell(collectionView, section, shownAs: section) }
    }
  }

  /// A section that scrolls sideways changes in a view of its own.
  private func perform(
    _ changes: ItemChanges, in view: UICollectionView, inSection section: Int, shownAs shown: Int,
    _ new: [[AssembledScene.Item]]
  ) {
    forgetSizes()
    view.performBatchUpdates {
      contents.items[section] = new[section]
      changes.tell(view, section, shownAs: shown)
    }
  }

  /// Makes everything anew.
  func reload() {
    contents.selected = []
    contents.highlighted = []
    forgetSizes()
    collectionView?.reloadData()
  }

  /// Exchanges the layout for one with other keys.
  func perform(_ change: LayoutChangeModel) {
    contents.flowChanges = contents.flowChanges.merging(change.flow)
    forgetSizes()
    collectionView?.setCollectionViewLayout(contents.makeLayout(), animated: change.animated)
  }
}

/// Changes of items as a collection view counts them: what is taken away as it was before, what is
/// put in as it will be.
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

  /// The sections that change.
  var sections: [Int] {
    let paths = deletes + reloads + moves.flatMap { [$0.from, $0.to] } + inserts.map(\.path)
    return Set(paths.map(\.section)).sorted()
  }

  func applied(to items: [[AssembledScene.Item]]) -> [[AssembledScene.Item]] {
    applied(to: items, inserting: inserts.map(\.item))
  }

  /// Where items are afterwards that are still there.
  func renaming(_ paths: Set<ItemPath>, counts: [Int]) -> Set<ItemPath> {
    let before = counts.enumerated().map { section, count in
      (0..<count).map { item -> ItemPath? in ItemPath(section, item) }
    }
    let after = applied(to: before, inserting: inserts.map { _ in nil })
    var renamed: Set<ItemPath> = []
    for (section, items) in after.enumerated() {
      for (item, old) in items.enumerated() where old.map(paths.contains) == true {
        renamed.insert(ItemPath(section, item))
      }
    }
    return renamed
  }

  /// - Complexity: O(changes × items).
  private func applied<Element>(to old: [[Element]], inserting new: [Element]) -> [[Element]] {
    var result = old
    for path in (deletes + moves.map(\.from)).sorted().reversed() {
      result[path.section].remove(at: path.item)
    }
    let put =
      zip(inserts, new).map { ($0.path, $1) }
      + moves.map { ($0.to, old[$0.from.section][$0.from.item]) }
    for (path, element) in put.sorted(by: { $0.0 < $1.0 }) {
      result[path.section].insert(element, at: path.item)
    }
    return result
  }

  /// Tells a view of the changes in one section.
  @MainActor
  func tell(_ view: UICollectionView, _ section: Int, shownAs shown: Int) {
    func shownPath(_ path: ItemPath) -> IndexPath {
      IndexPath(item: path.item, section: path.section == section ? shown : path.section)
    }
    func here(_ paths: [ItemPath]) -> [IndexPath] {
      paths.filter { $0.section == section }.map(shownPath)
    }
    view.deleteItems(at: here(deletes))
    view.reloadItems(at: here(reloads))
    view.insertItems(at: here(inserts.map(\.path)))
    for move in moves where move.from.section == section {
      view.moveItem(at: shownPath(move.from), to: shownPath(move.to))
    }
  }
}
