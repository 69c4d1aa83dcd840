@_spi(UIKit) import UIKitViews
import WorkMeter

extension ListMachine {
  /// Whether cells are prepared before they are seen and kept a while after.
  package var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set {
      prefetching.isEnabled = newValue
      if !newValue { discardPrefetched() }
    }
  }

  /// Announces items to another object from now on, which knows of none yet.
  func prefetchSourceDidChange() { prefetching.forgetAnnounced() }

  /// An item that will come into sight if the scroll goes on.
  private struct UpcomingItem {
    let attributes: UICollectionViewLayoutAttributes
    /// In points.
    let distance: CGFloat

    @MainActor var indexPath: IndexPath { attributes.indexPath }
  }

  /// Works ahead at the end of a layout pass: announces items to the prefetching data source, then
  /// prepares one cell.
  ///
  /// A layout pass of a screen that has not been scrolled prepares nothing: its first picture costs
  /// what it shows. What is left is done frame by frame while the screen stands still.
  ///
  /// - Parameter hasTime: false in a pass that has made a cell for display: that was its share of
  ///   work, and the next pass goes on.
  func prefetch(preparesCell hasTime: Bool) {
    prefetching.noteScroll(bounds, contentSize: contentSize, at: clock.now)
    guard isPrefetchingEnabled else { return }
    prefetchAtRestSoon()
    // Where the frame has begun at rest, its share of work is done.
    let hasWorked = prefetching.lastAtRest == clock.now
    _ = prefetch(
      preparesCell: hasTime && !hasWorked && prefetching.motion.hasScrolled, as: .cellsPrepared)
  }

  /// Announces items and prepares a cell.
  ///
  /// - Parameter work: what preparing a cell is counted as.
  /// - Returns: whether there was anything to do.
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

  /// The items without a view that lie ahead, nearest first; of those equally near, first the one
  /// that is first in the direction of the scroll.
  ///
  /// - Parameter distance: how far to look, in lengths of the view.
  private func upcomingItems(within distance: CGFloat) -> [UpcomingItem] {
    let sight = bounds
    let strip = prefetching.motion.strip(ahead: distance, of: sight)
    var seen = Set<IndexPath>()
    let items = elements(in: strip).compactMap { attributes in
      let isAhead =
        attributes.representedElementCategory == .cell && !attributes.isHidden
        && attributes.seenFrame.overlaps(strip) && !attributes.seenFrame.overlaps(sight)
        && counts.contains(attributes.indexPath) && attributes.indexPath != movement?.move.target
        && !guests.contains(attributes.indexPath)
      guard isAhead, seen.insert(attributes.indexPath).inserted else { return nil as UpcomingItem? }
      return UpcomingItem(
        attributes: attributes,
        distance: prefetching.motion.distance(of: attributes.seenFrame, from: sight))
    }
    return items.sorted { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      return prefetching.motion.isForward ? a.indexPath < b.indexPath : a.indexPath > b.indexPath
    }
  }

  // MARK: Prefetching

  /// Brings what the prefetching data source has been told in step with what lies ahead.
  ///
  /// An item that has got its cell is done with. One that no longer lies ahead, because the
  /// direction has turned, the scroll has stopped or gone elsewhere, is cancelled. Returns the
  /// items that are new.
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

  /// Prepares the nearest cell that is not prepared yet: one a pass, so that no pass pays for a
  /// whole row.
  ///
  /// - Parameter new: items that have just been announced: what they need has had no time to come.
  /// - Returns: whether there was one to prepare.
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
