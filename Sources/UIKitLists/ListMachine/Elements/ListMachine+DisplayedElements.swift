/// Adds, orders and removes the views of the visible elements.
extension ListMachine {
  /// Removes views, then adds the missing ones: from cells with their content, else from the data
  /// source. Returns whether the data source was asked for a cell.
  func updateVisibleViews() -> Bool {
    if let named = pass.consumeNamedElements(in: bounds) { return updateVisibleViews(named) }
    let wanted = visibleAttributes()
    placeRows(wanted)
    removeViews(except: Set(wanted.map(\.key)))
    removeRows(except: wanted)
    return fill(wanted)
  }

  /// Updates only the elements of an invalidation, by index path.
  private func updateVisibleViews(_ named: Set<ElementKey>) -> Bool {
    let named = named.filter { $0 != movement?.key }
    let wanted = visibleAttributes(of: named)
    let kept = Set(wanted.map(\.key))
    for key in named.subtracting(kept).sorted(by: ElementKey.isBehind) { moveToStandby(key) }
    placeRows(wanted)
    return fill(wanted)
  }

  private func fill(
    _ wanted: [(key: ElementKey, value: UICollectionViewLayoutAttributes)]
  ) -> Bool {
    var (hasNew, hasMadeCells) = (false, false)
    for (key, attributes) in wanted {
      if let element = displayed[key] {
        align(element, attributes)
        element.applyIfChanged(attributes)
        settle(element, attributes)
        continue
      }
      let waiting = dequeueStandby(key)
      guard let element = waiting ?? makeElement(key, attributes) else { continue }
      show(element, key, attributes)
      hasNew = true
      if waiting == nil && key.category == .cell { hasMadeCells = true }
    }
    if hasNew || displayed.isOrderStale || displayed.hasViewOutOfOrder { restoreOrder() }
    return hasMadeCells
  }

  /// Returns the visible elements of the layout, each once, without hidden ones and including the
  /// item that is moved interactively, wherever it is.
  func visibleAttributes() -> [(key: ElementKey, value: UICollectionViewLayoutAttributes)] {
    let viewport = bounds
    var seen = Set<ElementKey>()
    let found = elements(in: viewport).compactMap {
      attributes -> (key: ElementKey, value: UICollectionViewLayoutAttributes)? in
      guard !attributes.isHidden, attributes.visibleFrame.overlaps(viewport) else { return nil }
      let key = ElementKey(attributes)
      guard key != movement?.key, key.category != .cell || key.indexPath != placeholderItems.gap,
        seen.insert(key).inserted
      else { return nil }
      if key.category == .cell { key.indexPath.requireItem() }
      if key.category == .cell && !counts.contains(key.indexPath) {
        stop(
          "UICollectionView received layout attributes for a cell with an index path that does not "
            + "exist: \(key.indexPath)")
      }
      return (key, attributes)
    }
    guard let movement, let moving = movingItemAttributes else { return found }
    return found + [(movement.key, moving)]
  }

  private func removeViews(except wanted: Set<ElementKey>) {
    for key in displayed.orderedKeys(where: { !wanted.contains($0) }) { moveToStandby(key) }
    releaseExcess(sparing: wanted)
  }

  /// Removes a view from the screen and keeps it for reuse.
  func recycle(_ key: ElementKey) {
    if let element = endDisplaying(key) { reuse.keep(element) }
  }

  /// Removes a view from the screen and returns it. The caller decides about its reuse.
  func endDisplaying(_ key: ElementKey) -> (any ListElement)? {
    guard let element = displayed.remove(key) else { return nil }
    rearrange { element.view.removeFromSuperview() }
    if !isPlaceholder(key) { notifyDidEndDisplaying(element, dataKey(of: key)) }
    return element
  }

  /// Removes all views, including the disappearing ones.
  func recycleAll() {
    finishDisappearing()
    for key in displayed.orderedKeys { recycle(key) }
  }

  private func show(
    _ element: any ListElement, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) {
    align(element, attributes)
    element.removePreferredAppearance()
    element.applyIfChanged(attributes)
    if let cell = element.listCell, key.category == .cell {
      showState(of: cell, at: key.indexPath)
      showDragProgress(of: cell, key.indexPath)
    }
    element.elementState.measurementInput = nil
    notifyWillDisplay(element, key)
    displayed.insert(element, for: key)
    rearrange { settle(element, attributes) }
  }

  /// Adds, orders or removes views of elements without causing another layout pass.
  private func rearrange(_ change: () -> Void) {
    pass.beginRearranging()
    defer { pass.endRearranging() }
    change()
  }

  /// Orders the elements' views, first by `zIndex`, behind views that the app added.
  private func restoreOrder() {
    let ordered = displayed.consumeDrawingOrder()
    rearrange {
      order(ordered)
      host.refreshControl.map(host.sendSubviewToBack)
      host.backgroundView.map(host.sendSubviewToBack)
    }
  }

  private func isPlaceholder(_ key: ElementKey) -> Bool {
    key.category == .cell && placeholderItems.contains(key.indexPath)
  }

  private func notifyWillDisplay(_ element: any ListElement, _ key: ElementKey) {
    if isPlaceholder(key) { return }
    if let cell = element.listCell, key.category == .cell {
      host.willDisplay(cell, at: dataPath(of: key.indexPath))
    } else if key.category == .supplementaryView {
      host.willDisplay(element, ofKind: key.kind, at: key.indexPath)
    }
  }

  /// Notifies the delegate that a view is no longer displayed, with its key in the data source.
  func notifyDidEndDisplaying(_ element: any ListElement, _ key: ElementKey) {
    if let cell = element.listCell, key.category == .cell {
      cell.endSelectionFade()
      host.didEndDisplaying(cell, at: key.indexPath)
    } else if key.category == .supplementaryView {
      host.didEndDisplaying(element, ofKind: key.kind, at: key.indexPath)
    }
  }
}
