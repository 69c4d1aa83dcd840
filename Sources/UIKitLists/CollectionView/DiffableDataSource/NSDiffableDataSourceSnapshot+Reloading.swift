extension NSDiffableDataSourceSnapshot {
  /// The items whose cells will be reloaded, in the order of the calls.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  /// The sections whose views will be reloaded, in the order of the calls.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  /// The items whose cells will be configured again, in the order of the calls.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  /// Reloads the cells of items when the snapshot is applied. Stops the program
  /// for an unknown item, with UIKit's message.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, for: "reload")
    reloadedItems.append(contentsOf: identifiers)
  }

  /// Configures the existing cells of items again when the snapshot is applied: the cell provider
  /// is called, and dequeuing returns the existing cell, without `prepareForReuse()`. Stops the
  /// program for an unknown item, with UIKit's message.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, for: "reconfigure")
    reconfiguredItems.append(contentsOf: identifiers)
  }

  /// Reloads all views of sections when the snapshot is applied. Stops the program
  /// for an unknown section, with UIKit's message.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where itemsOfSection[section] == nil {
      stop(SnapshotError.missing("section", for: "reload", section))
    }
    reloadedSections.append(contentsOf: identifiers)
  }

  mutating func clearMarks(of items: Set<ItemIdentifierType>) {
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// A copy with nothing to reload: the snapshot after it was applied.
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
