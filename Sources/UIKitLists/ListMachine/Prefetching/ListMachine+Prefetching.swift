import WorkMeter

extension ListMachine {
  /// Whether cells are prepared before display and kept for a while after it.
  package var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set {
      prefetching.isEnabled = newValue
      if !newValue { discardPrefetched() }
    }
  }

  /// Discards announcements because another prefetching data source is set.
  func prefetchSourceDidChange() { prefetching.clearAnnounced() }

  /// An item that becomes visible if the scroll continues.
  private struct UpcomingItem {
    let attributes: UICollectionViewLayoutAttributes
    /// The distance from the visible bounds, in points.
    let distance: CGFloat

    @MainActor var indexPath: IndexPath { attributes.indexPath }
  }

  /// Prefetches at the end of a layout pass: announces items to the prefetching data source, then
  /// prepares one cell.
  ///
  /// A layout pass of a screen that has not been scrolled prepares nothing, so that its first
  /// picture is not delayed. The rest is done frame by frame while the screen is at rest.
  ///
  /// - Parameter hasTime: False in a pass that has created a cell for display; the next pass
  ///   continues.
  func prefetch(preparesCell hasTime: Bool) {
    prefetching.noteScroll(bounds, contentSize: contentSize, at: clock.now)
    guard isPrefetchingEnabled else { return }
    schedulePrefetchAtRest()
    // A frame that began at rest has already done its share.
    let hasWorked = prefetching.lastAtRest == clock.now
    _ = prefetch(
      preparesCell: hasTime && !hasWorked && prefetching.motion.hasScrolled, as: .cellsPrepared)
  }

  /// Announces items and prepares a cell.
  ///
  /// - Parameter work: The kind of work as which a prepared cell is counted.
  /// - Returns: Whether there was anything to do.
  func prefetch(preparesCell hasTime: Bool, as work: Work) -> Bool {
    let isFast = prefetching.motion.pace == .fast
    let prepares = hasTime && !isFast
    let announces = host.prefetchesItems && !(isFast && prefetching.announced.isEmpty)
    guard prepares || announces else { return false }
    let items = upcomingItems(
      within: announces ? prefetchDistance : PrefetchingLimits.preparationDistance)
    let new = announces ? announce(items, addsNew: !isFast) : []
    let hasPrepared = prepares && prepareNext(of: items, sparing: new)
    if hasPrepared { WorkMeter.count(work) }
    return hasPrepared || !new.isEmpty
  }

  private var prefetchDistance: CGFloat {
    prefetching.motion.pace == .resting
      ? PrefetchingLimits.prefetchDistanceResting : PrefetchingLimits.prefetchDistanceScrolling
  }

  /// Returns the items without a view that lie ahead, nearest first; equally near ones in the order
  /// of the scroll direction.
  ///
  /// - Parameter distance: The distance to search, in lengths of the view.
  private func upcomingItems(within distance: CGFloat) -> [UpcomingItem] {
    let viewport = bounds
    let strip = prefetching.motion.strip(ahead: distance, of: viewport)
    var seen = Set<IndexPath>()
    let items = elements(in: strip).compactMap { attributes in
      let isAhead =
        attributes.representedElementCategory == .cell && !attributes.isHidden
        && attributes.visibleFrame.overlaps(strip) && !attributes.visibleFrame.overlaps(viewport)
        && counts.contains(attributes.indexPath) && attributes.indexPath != movement?.move.target
        && !placeholderItems.contains(attributes.indexPath)
      guard isAhead, seen.insert(attributes.indexPath).inserted else { return nil as UpcomingItem? }
      return UpcomingItem(
        attributes: attributes,
        distance: prefetching.motion.distance(of: attributes.visibleFrame, from: viewport))
    }
    return items.sorted { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      return prefetching.motion.isForward ? a.indexPath < b.indexPath : a.indexPath > b.indexPath
    }
  }

  // MARK: Prefetching

  /// Updates the announcements to the items that lie ahead.
  ///
  /// An item that has a cell is no longer announced. One that no longer lies ahead, because the
  /// scroll turned, stopped or went elsewhere, is cancelled. Returns the newly announced items.
  private func announce(_ items: [UpcomingItem], addsNew: Bool) -> Set<IndexPath> {
    let known = prefetching.announced
    prefetching.removeAnnounced(Set(known.filter { cell(at: $0) != nil }))
    let cancelled = prefetching.cancelAnnounced(except: Set(items.map(\.indexPath)))
    if !cancelled.isEmpty {
      host.cancelPrefetchingItems(at: cancelled.map(dataPath))
    }
    guard addsNew else { return [] }
    let announced = Set(prefetching.announced)
    let new = items.lazy.map(\.indexPath)
      .filter { !announced.contains($0) && self.cell(at: $0) == nil }
      .prefix(PrefetchingLimits.prefetchBatchLimit)
    guard !new.isEmpty else { return [] }
    prefetching.announce(Array(new))
    WorkMeter.count(.itemsAnnounced, new.count)
    host.prefetchItems(at: new.map(dataPath))
    return Set(new)
  }

  // MARK: Preparing

  /// Prepares the nearest unprepared cell: one per pass, so that no pass prepares a whole row.
  ///
  /// - Parameter new: Items announced in this pass, whose data cannot be ready yet.
  /// - Returns: Whether there was one to prepare.
  private func prepareNext(of items: [UpcomingItem], sparing new: Set<IndexPath>) -> Bool {
    let length = prefetching.motion.isHorizontal ? bounds.width : bounds.height
    let depth = PrefetchingLimits.preparationDistance * length
    let near = items.prefix { $0.distance < depth }
    prefetching.standby.demotePrepared(except: Set(near.map(\.indexPath)))
    releaseExcess(sparing: [])
    let standby = prefetching.standby
    guard standby.preparedCount < PrefetchingLimits.preparedLimit,
      let next = near.first(where: { standby[$0.indexPath] == nil && !new.contains($0.indexPath) })
    else { return false }
    let key = ElementKey(cell: next.indexPath)
    guard let cell = makeElement(key, next.attributes)?.listCell else { return false }
    showState(of: cell, at: next.indexPath)
    prefetching.standby.prepare(cell, at: next.indexPath)
    return true
  }
}
