extension NSDiffableDataSourceSnapshot {
  /// Appends sections without items.
  ///
  /// Repeated or existing sections stop the program with UIKit's message, as in all methods that
  /// add sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections without items before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: destination(toIdentifier)) }

  /// Inserts sections without items after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: destination(toIdentifier) + 1) }

  /// Deletes sections and their items. Unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers.filter { itemsOfSection[$0] != nil })
    guard !removed.isEmpty else { return }
    let items = Set(removed.flatMap { itemsOfSection[$0] ?? [] })
    for item in items { sectionOfItem[item] = nil }
    for section in removed { itemsOfSection[section] = nil }
    sectionIdentifiers.removeAll(where: removed.contains)
    reloadedSections.remove(removed)
    clearMarks(of: items)
  }

  /// Moves a section with its items before another. Stops the program for an unknown section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, plus: 0) }

  /// Moves a section with its items after another. Stops the program for an unknown section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, plus: 1) }

  // MARK: Private

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let repeated = SnapshotError.repeated(identifiers)
    guard repeated.isEmpty else { stop(SnapshotError.duplicates("section", repeated)) }
    let existing = identifiers.filter { itemsOfSection[$0] != nil }
    guard existing.isEmpty else { stop(SnapshotError.existingSections(existing)) }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for section in identifiers { itemsOfSection[section] = [] }
  }

  private func destination(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      stop(SnapshotError.missingDestination(identifier))
    }
    return index
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, plus offset: Int
  ) {
    guard let index = indexOfSection(identifier) else {
      stop(SnapshotError.missing("section", for: "move", identifier))
    }
    _ = destination(other)
    guard identifier != other else {
      stop(SnapshotError.destinationAmongInserted(identifier))
    }
    sectionIdentifiers.remove(at: index)
    sectionIdentifiers.insert(identifier, at: destination(other) + offset)
  }
}
