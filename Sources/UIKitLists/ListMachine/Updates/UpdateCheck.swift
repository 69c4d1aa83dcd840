/// Compares a batch update with the data source's counts after it, with UIKit's messages.
///
/// Source of the messages: published logs of UIKit's assertions. Those about moves from and to
/// invalid index paths, repeated changes, and sections both deleted and reloaded are modelled on
/// them.
///
/// - Complexity: O(*k* log *k* + sections), where *k* is the number of changed items.
struct UpdateCheck {
  let updates: PendingUpdates
  let old: SectionCounts
  let new: SectionCounts

  /// The message for the first inconsistency; nil for none.
  var problem: String? {
    deletionProblem ?? conflictProblem ?? sectionCountProblem ?? insertionProblem
      ?? itemCountProblem
  }

  private var deletionProblem: String? {
    // A reload counts as a deletion, as in UIKit, which performs it as one.
    let leaving = updates.deletedSections.union(updates.reloadedSections)
    if let section = leaving.integerGreaterThanOrEqualTo(old.sections) {
      return
        "attempt to delete section \(section), but there are only \(old.sections) sections "
        + "before the update"
    }
    for path in updates.deletedItems + updates.reloadedItems where !old.contains(path) {
      return
        "attempt to delete item \(path.item) from section \(path.section) which only contains "
        + "\(old.items[safe: path.section] ?? 0) items before the update"
    }
    for move in updates.movedSections where !old.items.indices.contains(move.from) {
      return
        "attempt to move section \(move.from), but there are only \(old.sections) sections "
        + "before the update"
    }
    for move in updates.movedItems where !old.contains(move.from) {
      return
        "attempt to move item \(move.from.item) from section \(move.from.section) which only "
        + "contains "
        + "\(old.items[safe: move.from.section] ?? 0) items before the update"
    }
    return nil
  }

  private var insertionProblem: String? {
    for section in updates.insertedSections where section >= new.sections {
      return
        "attempt to insert section \(section) but there are only \(new.sections) sections after "
        + "the update"
    }
    for path in updates.insertedItems where !new.contains(path) {
      return
        "attempt to insert item \(path.item) into section \(path.section), but there are only "
        + "\(new.items[safe: path.section] ?? 0) items in section \(path.section) after the update"
    }
    for move in updates.movedSections where !new.items.indices.contains(move.to) {
      return
        "attempt to move a section to \(move.to), but there are only \(new.sections) sections "
        + "after the update"
    }
    for move in updates.movedItems where !new.contains(move.to) {
      return
        "attempt to move an item to item \(move.to.item) of section \(move.to.section), but "
        + "there are "
        + "only \(new.items[safe: move.to.section] ?? 0) items in section \(move.to.section) "
        + "after the update"
    }
    return nil
  }

  private var sectionCountProblem: String? {
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard new.sections != old.sections + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "collection view after the update (\(new.sections)) must be equal to the number of "
      + "sections "
      + "contained in the collection view before the update (\(old.sections)), plus or minus the "
      + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private var itemCountProblem: String? {
    let mapping = UpdateMapping(updates, from: old, to: new)
    let inserted = Tally(updates.insertedItems.lazy.map(\.section))
    let deleted = Tally(updates.deletedItems.lazy.map(\.section))
    let movedIn = Tally(updates.movedItems.lazy.map(\.to.section))
    let movedOut = Tally(updates.movedItems.lazy.map(\.from.section))
    for section in 0..<old.sections {
      guard let target = mapping.section(section), new.items.indices.contains(target),
        !updates.reloadedSections.contains(section)
      else { continue }
      let (before, after) = (old.items[section], new.items[target])
      let (came, went) = (inserted[target], deleted[section])
      let (arrived, left) = (movedIn[target], movedOut[section])
      guard after != before + came - went + arrived - left else { continue }
      return
        "Invalid update: invalid number of items in section \(target).  The number of items "
        + "contained in an existing section after the update (\(after)) must be equal to the "
        + "number "
        + "of items contained in that section before the update (\(before)), plus or minus the "
        + "number of items inserted or deleted from that section (\(came) inserted, \(went) "
        + "deleted) "
        + "and plus or minus the number of items moved into or out of that section (\(arrived) "
        + "moved "
        + "in, \(left) moved out)."
    }
    return nil
  }
}

/// The number of occurrences of each section.
private struct Tally {
  private var counts: [Int: Int] = [:]

  init(_ sections: some Sequence<Int>) {
    for section in sections { counts[section, default: 0] += 1 }
  }

  subscript(section: Int) -> Int { counts[section] ?? 0 }
}
