extension UICollectionView {
  /// An item that will come into sight if the scroll goes on.
  private struct ItemAhead {
    let attributes: UICollectionViewLayoutAttributes
    /// In points.
    let distance: CGFloat

    @MainActor var indexPath: IndexPath { attributes.indexPath }
  }

  /// Works ahead at the end of a layout pass: announces items to the prefetching data source, then
  /// prepares one cell.
  ///
  /// A screen that has not been scrolled prepares nothing: its first picture costs what it shows.
  ///
  /// - Parameter prepares: false in a pass that has made a cell for display: that was its share of
  ///   work, and the next pass goes on.
  func workAhead(prepares hasTime: Bool) {
    scrollMotion.note(bounds, contentSize: contentSize, at: layer.clock.now)
    guard isPrefetchingEnabled else { return }
    let isFast = scrollMotion.pace == .fast
    let prepares = hasTime && scrollMotion.hasScrolled && !isFast
    let announces = prefetchDataSource != nil && !(isFast && announced.isEmpty)
    guard prepares || announces else { return }
    let items = itemsAhead(within: announces ? prefetchDistance : CellLife.preparationDistance)
    let new = announces ? announce(items, addsNew: !isFast) : []
    if prepares { prepareNext(of: items, sparing: new) }
  }

  private var prefetchDistance: CGFloat {
    scrollMotion.pace == .resting
      ? CellLife.prefetchDistanceResting : CellLife.prefetchDistanceScrolling
  }

  /// The items without a view that lie ahead, nearest first; of those equally near, first the one
  /// that is first in the direction of the scroll.
  ///
  /// - Parameter distance: how far to look, in lengths of the view.
  private func itemsAhead(within distance: CGFloat) -> [ItemAhead] {
    let sight = bounds
    let strip = scrollMotion.strip(ahead: distance, of: sight)
    var seen = Set<IndexPath>()
    let items = elements(in: strip).compactMap { attributes in
      let isAhead =
        attributes.representedElementCategory == .cell && !attributes.isHidden
        && attributes.frame.overlaps(strip) && !attributes.frame.overlaps(sight)
        && counts.contains(attributes.indexPath) && attributes.indexPath != movement?.move.target
      guard isAhead, seen.insert(attributes.indexPath).inserted else { return nil as ItemAhead? }
      return ItemAhead(
        attributes: attributes, distance: scrollMotion.distance(of: attributes.frame, from: sight))
    }
    return items.sorted { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      return scrollMotion.isForward ? a.indexPath < b.indexPath : a.indexPath > b.indexPath
    }
  }

  // MARK: Prefetching

  /// Brings what the prefetching data source has been told in step with what lies ahead.
  ///
  /// An item that has got its cell is done with. One that no longer lies ahead, because the
  /// direction has turned, the scroll has stopped or gone elsewhere, is cancelled. Returns the
  /// items that are new.
  private func announce(_ items: [ItemAhead], addsNew: Bool) -> Set<IndexPath> {
    announced.removeAll { cellForItem(at: $0) != nil }
    let ahead = Set(items.map(\.indexPath))
    let cancelled = announced.filter { !ahead.contains($0) }
    announced.removeAll { !ahead.contains($0) }
    if !cancelled.isEmpty {
      prefetchDataSource?.collectionView?(
        self, cancelPrefetchingForItemsAt: cancelled.map(dataPath))
    }
    guard addsNew else { return [] }
    let known = Set(announced)
    let new = items.lazy.map(\.indexPath)
      .filter { !known.contains($0) && self.cellForItem(at: $0) == nil }
      .prefix(CellLife.prefetchBatchLimit)
    guard !new.isEmpty else { return [] }
    announced += new
    prefetchDataSource?.collectionView(self, prefetchItemsAt: new.map(dataPath))
    return Set(new)
  }

  // MARK: Preparing

  /// Prepares the nearest cell that is not prepared yet: one a pass, so that no pass pays for a
  /// whole row.
  ///
  /// - Parameter new: items that have just been announced: what they need has had no time to come.
  private func prepareNext(of items: [ItemAhead], sparing new: Set<IndexPath>) {
    let depth =
      CellLife.preparationDistance * (scrollMotion.isHorizontal ? bounds.width : bounds.height)
    let near = items.prefix { $0.distance < depth }
    standby.giveUpPrepared(except: Set(near.map(\.indexPath)))
    releaseExcess(sparing: [])
    guard standby.preparedCount < CellLife.preparedLimit,
      let next = near.first(where: { standby[$0.indexPath] == nil && !new.contains($0.indexPath) })
    else { return }
    let key = ElementKey(cell: next.indexPath)
    guard let cell = makeView(key, next.attributes) as? UICollectionViewCell else { return }
    showState(of: cell, at: next.indexPath)
    standby.prepare(cell, at: next.indexPath)
  }
}
