extension ListMachine {
  /// How many items each section shows, as the data source last said; while an item is carried, as
  /// if it had been dropped.
  var counts: SectionCounts {
    if let cachedCounts { return cachedCounts }
    let read = readCounts()
    if let move = movement?.move, !move.fits(read) { abandonMovement() }
    let counts = movement?.move.shown(read) ?? guests.shown(read)
    cachedCounts = counts
    return counts
  }

  /// How many items a section shows; one that does not exist stops the program.
  func count(inSection section: Int) -> Int {
    guard let count = counts.items[safe: section] else {
      stop(
        "request for number of items in section \(section) when there are only "
          + "\(counts.sections) sections in the collection view")
    }
    return count
  }

  /// Asks the data source for its numbers.
  func readCounts() -> SectionCounts { host.readCounts() }

  /// Forgets the counts: they are asked again when they are next needed.
  func forgetCounts() { cachedCounts = nil }

  /// Answers what a layout is asked between passes. Where a reload is due, the data source is asked
  /// for its numbers of now, and what followed from them is forgotten, so that the reload does all.
  ///
  /// - Parameters:
  ///   - question: asked either way.
  ///   - afterwards: forgets what was worked out, where a reload is due.
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

  /// Takes other numbers over. Index paths name other elements then: those that an exchange of
  /// layouts took away do not come back.
  func setCounts(_ counts: SectionCounts) {
    cachedCounts = counts
    exchange.forgetMotion()
  }
}
