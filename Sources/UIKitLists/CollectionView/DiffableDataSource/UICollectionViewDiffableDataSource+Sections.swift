extension UICollectionViewDiffableDataSource {
  /// The handlers for items that the user expands and collapses.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item can be expanded. Default nil: every item can.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed. Default nil: every item can.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the new descendants of an item that is being expanded, given the current ones.
    /// Default nil: the current ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that permit everything.
    public init() {}
  }

  /// Expands an item for the user: outline accessories call it.
  package func expandByUser(_ item: ItemIdentifierType) {
    guard let section = snapshot().sectionIdentifier(containingItem: item),
      sectionSnapshotHandlers.shouldExpandItem?(item) ?? true
    else { return }
    sectionSnapshotHandlers.willExpandItem?(item)
    var snapshot = snapshot(for: section)
    if let provide = sectionSnapshotHandlers.snapshotForExpandingParent {
      snapshot.replace(
        childrenOf: item, using: provide(item, snapshot.snapshot(of: item)))
    }
    snapshot.expand([item])
    apply(snapshot, to: section)
  }

  /// Collapses an item for the user.
  package func collapseByUser(_ item: ItemIdentifierType) {
    guard let section = snapshot().sectionIdentifier(containingItem: item),
      sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true
    else { return }
    sectionSnapshotHandlers.willCollapseItem?(item)
    var snapshot = snapshot(for: section)
    snapshot.collapse([item])
    apply(snapshot, to: section)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot with a section's items replaced; an unknown section is appended. New
  /// items that belong to other sections are moved.
  func replacingItems(
    of section: SectionIdentifierType, with items: [ItemIdentifierType]
  ) -> Self {
    var copy = self
    if itemsOfSection[section] == nil {
      copy.appendSections([section])
    } else {
      copy.deleteItems(itemsOfSection[section] ?? [])
    }
    copy.appendItems(items, toSection: section)
    return copy
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Removes and returns an item for a user's move: hidden descendants move with it, visible ones
  /// stay, on its level.
  mutating func takeOut(_ item: ItemIdentifierType) -> Self {
    if isExpanded(item) {
      let below = snapshot(of: item)
      delete(below.rootItems)
      insert(below, after: item)
      collapse([item])
    }
    defer { delete([item]) }
    return snapshot(of: item, includingParent: true)
  }

  /// Inserts a moved item on the level of the following item, or at the end of the root.
  mutating func putIn(_ moved: Self, atVisible index: Int) {
    let visible = visibleItems
    if let next = visible[safe: max(0, index)] {
      insert(moved, before: next)
    } else {
      add(moved, at: rootItems.count, under: nil)
    }
  }
}
