extension ListMachine {
  /// Records the changes from one snapshot to another; only within a batch update.
  func record(_ difference: SnapshotDifference) {
    record {
      $0.movedSections += difference.movedSections.map { ($0.from, $0.to) }
      $0.movedItems += difference.movedItems.map { ($0.from, $0.to) }
    }
    if !difference.deletedSections.isEmpty {
      record(difference.deletedSections, in: \.deletedSections)
    }
    if !difference.insertedSections.isEmpty {
      record(difference.insertedSections, in: \.insertedSections)
    }
    if !difference.deletedItems.isEmpty { record(difference.deletedItems, in: \.deletedItems) }
    if !difference.insertedItems.isEmpty { record(difference.insertedItems, in: \.insertedItems) }
  }
}
