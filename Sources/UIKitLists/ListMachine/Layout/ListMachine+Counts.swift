extension ListMachine {
  /// The number of items shown in each section, as last read from the data source; during an
  /// interactive movement, as if the item had been dropped.
  var counts: SectionCounts {
    if let cachedCounts { return cachedCounts }
    let read = readCounts()
    if let move = movement?.move, !move.fits(read) { abandonMovement() }
    let counts = movement?.move.displayedCounts(read) ?? placeholderItems.displayedCounts(read)
    cachedCounts = counts
    return counts
  }

  /// Returns the number of items shown in a section. Stops the program for an invalid section.
  func count(inSection section: Int) -> Int {
    guard let count = counts.items[safe: section] else {
      stop(
        "request for number of items in section \(section) when there are only "
          + "\(counts.sections) sections in the collection view")
    }
    return count
  }

  /// Reads the counts from the data source.
  func readCounts() -> SectionCounts { host.readCounts() }

  /// Discards the counts: they are read again when needed.
  func invalidateCounts() { cachedCounts = nil }

  /// Returns a layout's value between passes. If a reload is pending, the data source's current
  /// counts are used, and the derived results are discarded, so that the reload is complete.
  ///
  /// - Parameters:
  ///   - question: The closure that returns the value.
  ///   - afterwards: Discards the results, if a reload is pending.
  func keepingDueReload<Answer>(
    _ question: () -> Answer, afterwards forget: () -> Void
  ) -> Answer {
    guard pass.isReloadDue else { return question() }
    let shown = cachedCounts
    cachedCounts = nil
    defer {
      forget()
      cachedCounts = shown
    }
    return question()
  }

  /// Sets new counts. Index paths then denote other elements: elements that a layout transition
  /// removed are not restored.
  func setCounts(_ counts: SectionCounts) {
    cachedCounts = counts
    exchange.discardMotion()
  }
}
