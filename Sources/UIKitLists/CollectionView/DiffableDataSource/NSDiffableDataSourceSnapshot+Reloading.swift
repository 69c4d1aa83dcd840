extension NSDiffableDataSourceSnapshot {
  /// The items whose cells will be made anew, in the order in which they were named.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  /// The sections whose views will be made anew, in the order in which they were named.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  /// The items whose cells will be filled again, in the order in which they were named.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  /// Has the cells of items made anew when the snapshot is applied. An item that is not there stops
  /// the program with UIKit's message.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, for: "reload")
    reloadedItems.append(contentsOf: identifiers)
  }

  /// Has the cells that items have filled again when the snapshot is applied: the cell provider is
  /// called, and dequeuing gives it the very cell, without `prepareForReuse()`. An item that is not
  /// there stops the program with UIKit's message.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, for: "reconfigure")
    reconfiguredItems.append(contentsOf: identifiers)
  }

  /// Has all views of sections made anew when the snapshot is applied. A section that is not there
  /// stops the program with UIKit's message.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where itemsOfSection[section] == nil {
      stop(SnapshotError.missing("section", for: "reload", section))
    }
    reloadedSections.append(contentsOf: identifiers)
  }

  mutating func forgetMarks(of items: Set<ItemIdentifierType>) {
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// The same data with nothing to reload: what is left to show once the snapshot was applied.
  var withoutMarks: Self {
    var copy = self
    copy.reloadedSections = UniqueList()
    copy.reloadedItems = UniqueList()
    copy.reconfiguredItems = UniqueList()
    return copy
  }

  private func require(_ identifiers: [ItemIdentifierType], for action: String) {
    for item in identifiers where sectionOfItem[item] == nil {
      stop(SnapshotError.missing("item", for: action, item))
    }
  }
}
