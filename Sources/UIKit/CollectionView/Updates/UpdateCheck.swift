/// Compares a batch update with what the data source says after it, in UIKit's words.
///
/// Source of the sentences: published logs of UIKit's assertions.
struct UpdateCheck {
  let updates: PendingUpdates
  let old: SectionCounts
  let new: SectionCounts

  /// The sentence for the first contradiction, or nil where there is none.
  var problem: String? {
    deletionProblem ?? conflictProblem ?? sectionCountProblem ?? insertionProblem
      ?? itemCountProblem
  }

  private var deletionProblem: String? {
    for section in updates.deletedSections where section >= old.sections {
      return
        "attempt to delete section \(section), but there are only \(old.sections) sections before the update"
    }
    for path in updates.deletedItems + updates.reloadedItems where !old.contains(path) {
      return
        "attempt to delete item \(path.item) from section \(path.section) which only contains "
        + "\(old.items[safe: path.section] ?? 0) items before the update"
    }
    return nil
  }

  private var insertionProblem: String? {
    for section in updates.insertedSections where section >= new.sections {
      return
        "attempt to insert section \(section) but there are only \(new.sections) sections after the update"
    }
    for path in updates.insertedItems where !new.contains(path) {
      return
        "attempt to insert item \(path.item) into section \(path.section), but there are only "
        + "\(new.items[safe: path.section] ?? 0) items in section \(path.section) after the update"
    }
    return nil
  }

  private var conflictProblem: String? {
    let deleted = Set(updates.deletedItems)
    for move in updates.movedItems where deleted.contains(move.from) {
      return "attempt to perform a delete and a move from the same index path (\(move.from))"
    }
    let inserted = Set(updates.insertedItems)
    for move in updates.movedItems where inserted.contains(move.to) {
      return "attempt to perform an insert and a move to the same index path (\(move.to))"
    }
    for path in updates.reloadedItems where deleted.contains(path) {
      return "attempt to delete and reload the same index path (\(path))"
    }
    return nil
  }

  private var sectionCountProblem: String? {
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard new.sections != old.sections + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "collection view after the update (\(new.sections)) must be equal to the number of sections "
      + "contained in the collection view before the update (\(old.sections)), plus or minus the "
      + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private var itemCountProblem: String? {
    let mapping = UpdateMapping(updates, from: old, to: new)
    for section in 0..<old.sections {
      guard let target = mapping.section(section), new.items.indices.contains(target),
        !updates.reloadedSections.contains(section)
      else { continue }
      if let problem = itemCountProblem(of: section, now: target) { return problem }
    }
    return nil
  }

  private func itemCountProblem(of section: Int, now target: Int) -> String? {
    let inserted = updates.insertedItems.count { $0.section == target }
    let deleted = updates.deletedItems.count { $0.section == section }
    let movedIn = updates.movedItems.count { $0.to.section == target }
    let movedOut = updates.movedItems.count { $0.from.section == section }
    let (before, after) = (old.items[section], new.items[target])
    guard after != before + inserted - deleted + movedIn - movedOut else { return nil }
    return "Invalid update: invalid number of items in section \(target).  The number of items "
      + "contained in an existing section after the update (\(after)) must be equal to the number of "
      + "items contained in that section before the update (\(before)), plus or minus the number of "
      + "items inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
      + "plus or minus the number of items moved into or out of that section (\(movedIn) moved in, "
      + "\(movedOut) moved out)."
  }
}
