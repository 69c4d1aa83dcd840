extension ElementKey {
  /// The element's key after an update; nil for one that is deleted or shown anew.
  ///
  /// Headers, footers and what belongs to no item go with their section.
  @MainActor
  func renamed(
    by updates: PendingUpdates, _ mapping: UpdateMapping, _ old: SectionCounts
  ) -> ElementKey? {
    guard let section = indexPath.first, !updates.reloadedSections.contains(section) else {
      return nil
    }
    if category == .cell {
      guard !updates.reloadedItems.contains(indexPath) else { return nil }
      return mapping.item(indexPath).map(ElementKey.init(cell:))
    }
    let isOfSection =
      kind == UICollectionView.elementKindSectionHeader
      || kind == UICollectionView.elementKindSectionFooter || !old.contains(indexPath)
    let path =
      isOfSection
      ? mapping.section(section).map { IndexPath(indexes: [$0] + indexPath.dropFirst()) }
      : mapping.item(indexPath)
    return path.map(moved)
  }

  /// The element of the same category and kind at another index path.
  func moved(to path: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, indexPath: path)
  }

  private init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }
}

extension UICollectionViewLayout {
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }

  /// What the layout says of where an element comes from.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    }
  }

  /// What the layout says of where an element goes.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  func twin() -> UICollectionViewLayoutAttributes {
    (copy() as? UICollectionViewLayoutAttributes) ?? self
  }

  /// The same place, not to be seen.
  func faded() -> UICollectionViewLayoutAttributes {
    let twin = twin()
    twin.alpha = 0
    return twin
  }
}

extension UICollectionReusableView {
  /// Takes on one set of attributes at once and goes to another.
  func go(
    from start: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes
  ) {
    guard !start.looksLike(end) else { return }
    UIView.performWithoutAnimation {
      forceApply(start)
      layoutIfNeeded()
    }
    forceApply(end)
    layoutIfNeeded()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether a view with the one needs nothing done to have the other, whatever its index path.
  fileprivate func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    let twin = twin()
    twin.indexPath = other.indexPath
    return twin == other
  }
}

extension UICollectionView {
  /// Puts the content where an update leaves it: where the layout wants it, not past a new end.
  func settleOffsetAfterUpdate() {
    let wanted = targetOffset(contentOffset)
    let greatest = maximumContentOffset
    let offset =
      wanted != contentOffset
      ? clampedContentOffset(wanted)
      : CGPoint(x: min(wanted.x, max(greatest.x, 0)), y: min(wanted.y, max(greatest.y, 0)))
    if offset != contentOffset { contentOffset = offset }
    validateLayout()
  }

  /// Takes away a view that has reached its end outside the picture, unless that has been done.
  func finish(_ departure: Departure) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    departure.view.removeFromSuperview()
    tellDidEndDisplaying(departure.view, departure.key)
    pool.keep(departure.view)
  }

  /// Takes away all views that are on their way out.
  func finishDepartures() {
    for departure in departures { finish(departure) }
  }
}
