extension UpdateCheck {
  /// The message for two conflicting changes, sections first. A reload counts as a deletion, as in
  /// UIKit, which performs it as one.
  var conflictProblem: String? {
    sectionConflict ?? itemConflict
  }

  private var sectionConflict: String? {
    var (sources, targets) = (Set<Int>(), Set<Int>())
    for move in updates.movedSections {
      if updates.deletedSections.contains(move.from) || updates.reloadedSections.contains(move.from)
      {
        return "attempt to perform a delete and a move from the same section (\(move.from))"
      }
      if updates.insertedSections.contains(move.to) {
        return "attempt to perform an insert and a move to the same section (\(move.to))"
      }
      guard sources.insert(move.from).inserted else {
        return "attempt to perform multiple moves from the same section (\(move.from))"
      }
      guard targets.insert(move.to).inserted else {
        return "attempt to perform multiple moves to the same section (\(move.to))"
      }
    }
    return updates.deletedSections.intersection(updates.reloadedSections).first.map {
      "attempt to delete and reload the same section (\($0))"
    }
  }

  private var itemConflict: String? {
    let deleted = Set(updates.deletedItems)
    for path in updates.reloadedItems where deleted.contains(path) {
      return "attempt to delete and reload the same index path (\(path))"
    }
    if let path = firstRepeated(updates.deletedItems) {
      return "attempt to perform multiple deletes of the same index path (\(path))"
    }
    if let path = firstRepeated(updates.insertedItems) {
      return "attempt to perform multiple inserts to the same index path (\(path))"
    }
    guard !updates.movedItems.isEmpty else { return nil }
    let (leaving, inserted) = (
      deleted.union(updates.reloadedItems), Set(updates.insertedItems)
    )
    for move in updates.movedItems where leaving.contains(move.from) {
      return "attempt to perform a delete and a move from the same index path (\(move.from))"
    }
    for move in updates.movedItems where inserted.contains(move.to) {
      return "attempt to perform an insert and a move to the same index path (\(move.to))"
    }
    if let path = firstRepeated(updates.movedItems.map(\.from)) {
      return "attempt to perform multiple moves from the same index path (\(path))"
    }
    return firstRepeated(updates.movedItems.map(\.to)).map {
      "attempt to perform multiple moves to the same index path (\($0))"
    }
  }

  /// - Complexity: O(*k* log *k*), or O(*k*) for sorted paths. Paths are hashed only if there is a
  ///   repetition, to find the first.
  private func firstRepeated(_ paths: [IndexPath]) -> IndexPath? {
    let sorted = paths.sorted()
    guard zip(sorted, sorted.dropFirst()).contains(where: ==) else { return nil }
    var seen = Set<IndexPath>()
    return paths.first { !seen.insert($0).inserted }
  }
}
