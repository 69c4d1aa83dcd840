extension UICollectionViewDiffableDataSource {
  /// What happens when the user expands and collapses items.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be expanded. Default nil: each may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed. Default nil: each may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is to show under an item that is being expanded, in place of what is there.
    /// Default nil: what is there.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Handlers that let everything be expanded and collapsed.
    public init() {}
  }

  /// Expands an item as if the user had: outline accessories call it.
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

  /// Collapses an item as if the user had.
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
  /// The snapshot with other items in a section, which is added at the end where it is not there.
  /// Items of other sections that are among them go there.
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
  /// Takes an item out as the user does who moves it: what is hidden under it goes along, what
  /// shows under it stays where it is, on its level.
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

  /// Puts in what the user moves: on the level of the item that follows, at the end on the root's.
  mutating func putIn(_ moved: Self, atVisible index: Int) {
    let visible = visibleItems
    if let next = visible[safe: max(0, index)] {
      insert(moved, before: next)
    } else {
      add(moved, at: rootItems.count, under: nil)
    }
  }
}
