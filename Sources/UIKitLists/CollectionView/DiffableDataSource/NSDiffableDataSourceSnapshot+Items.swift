extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, by default the last one.
  ///
  /// Repeated items and an unknown section stop the program with UIKit's message. Existing items
  /// are moved, with UIKit's warning on standard error (iOS 15). The same holds for all methods
  /// that add items. O(*k*) for *k* new items; moving costs O(*n*).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      stop(SnapshotError.noSections)
    }
    guard itemsOfSection[section] != nil else { stop(SnapshotError.sectionNotFound) }
    makeRoom(for: identifiers)
    itemsOfSection[section]?.append(contentsOf: identifiers)
    for item in identifiers { sectionOfItem[item] = section }
  }

  /// Inserts items before another, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, plus: 0) }

  /// Inserts items after another, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, plus: 1) }

  /// Deletes items. Unknown items are ignored. O(*n*) in the number of items of the sections
  /// concerned.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    takeOut(removed)
    clearMarks(of: removed)
  }

  /// Deletes all items and sections, as on iOS.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another, also into another section. An unknown item stops the program.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, plus: 0) }

  /// Moves an item after another, also into another section. An unknown item stops the program.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, plus: 1) }

  // MARK: Private

  /// Stops the program for repeated items and removes existing ones.
  private mutating func makeRoom(for identifiers: [ItemIdentifierType]) {
    let repeated = SnapshotError.repeated(identifiers)
    guard repeated.isEmpty else { stop(SnapshotError.duplicates("item", repeated)) }
    let existing = identifiers.filter { sectionOfItem[$0] != nil }
    guard !existing.isEmpty else { return }
    warn(SnapshotError.existingItems(existing))
    takeOut(Set(existing))
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, plus offset: Int
  ) {
    guard sectionOfItem[other] != nil else { stop(SnapshotError.missingDestination(other)) }
    guard !identifiers.contains(other) else {
      stop(SnapshotError.destinationAmongInserted(other))
    }
    makeRoom(for: identifiers)
    place(identifiers, at: other, plus: offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, plus offset: Int
  ) {
    guard sectionOfItem[identifier] != nil else {
      stop(SnapshotError.missing("item", for: "move", identifier))
    }
    guard sectionOfItem[other] != nil else { stop(SnapshotError.missingDestination(other)) }
    guard identifier != other else { stop(SnapshotError.destinationAmongInserted(other)) }
    takeOut([identifier])
    place([identifier], at: other, plus: offset)
  }

  private mutating func place(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, plus offset: Int
  ) {
    guard let section = sectionOfItem[other],
      let index = itemsOfSection[section]?.firstIndex(of: other)
    else { return }
    itemsOfSection[section]?.insert(contentsOf: identifiers, at: index + offset)
    for item in identifiers { sectionOfItem[item] = section }
  }

  private mutating func takeOut(_ items: Set<ItemIdentifierType>) {
    for section in Set(items.compactMap { sectionOfItem[$0] }) {
      itemsOfSection[section]?.removeAll(where: items.contains)
    }
    for item in items { sectionOfItem[item] = nil }
  }
}
