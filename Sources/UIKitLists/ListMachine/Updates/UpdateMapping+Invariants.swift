extension UpdateMapping {
  /// Stops the program if the mapping is inconsistent with itself or with its update. Does nothing
  /// in a release build, or for too many items to check at each update.
  func _checkInvariants(_ updates: PendingUpdates) {
    #if DEBUG
      guard old.total + new.total <= 10_000 else { return }
      if let violation = invariantViolation(updates) {
        stop("the mapping of an update is inconsistent: \(violation)")
      }
    #endif
  }
}

#if DEBUG
  extension UpdateMapping {
    /// The first violated invariant; nil for none.
    ///
    /// Different items and sections have different, existing targets. Those not moved keep their
    /// order. Those without a target are exactly the deleted ones, and the free index paths are
    /// exactly the inserted ones.
    func invariantViolation(_ updates: PendingUpdates) -> String? {
      sectionViolation(updates) ?? itemViolation(updates)
    }

    private func sectionViolation(_ updates: PendingUpdates) -> String? {
      let moved = Set(updates.movedSections.map(\.from))
      var (taken, last) = (Set<Int>(), -1)
      for index in old.items.indices {
        guard let newPosition = section(index) else {
          if updates.deletedSections.contains(index) { continue }
          return "section \(index) is lost"
        }
        guard new.items.indices.contains(newPosition), taken.insert(newPosition).inserted else {
          return "section \(index) goes to \(newPosition)"
        }
        guard !moved.contains(index) else { continue }
        guard newPosition > last else { return "section \(index) passes another" }
        last = newPosition
      }
      let free = IndexSet(new.items.indices.filter { !taken.contains($0) })
      return free == updates.insertedSections ? nil : "sections \(Array(free)) are new"
    }

    private func itemViolation(_ updates: PendingUpdates) -> String? {
      let (moved, deleted) = (Set(updates.movedItems.map(\.from)), Set(updates.deletedItems))
      var taken = Set<IndexPath>()
      for section in old.items.indices {
        // A reloaded section may have any number of items.
        let isRefilled = updates.reloadedSections.contains(section)
        var last = -1
        for index in 0..<old.items[section] {
          let path = IndexPath(item: index, section: section)
          guard let newPosition = item(path) else {
            if isRefilled || deleted.contains(path) || self.section(section) == nil { continue }
            return "\(path) is lost"
          }
          guard new.contains(newPosition), taken.insert(newPosition).inserted else {
            return "\(path) goes to \(newPosition)"
          }
          guard !moved.contains(path) else { continue }
          guard newPosition.item > last, !deleted.contains(path) else {
            return "\(path) passes another"
          }
          last = newPosition.item
        }
      }
      return insertionViolation(updates, taken)
    }

    private func insertionViolation(
      _ updates: PendingUpdates, _ taken: Set<IndexPath>
    ) -> String? {
      let inserted = Set(updates.insertedItems)
      for old in old.items.indices where !updates.reloadedSections.contains(old) {
        guard let section = section(old) else { continue }
        for item in 0..<new.items[section] {
          let path = IndexPath(item: item, section: section)
          if taken.contains(path) == inserted.contains(path) { return "\(path) is new or is not" }
        }
      }
      return nil
    }
  }
#endif
