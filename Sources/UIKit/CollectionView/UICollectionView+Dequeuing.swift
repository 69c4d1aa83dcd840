import WorkMeter

extension UICollectionView {
  func register(_ source: ViewSource?, for key: ReuseKey) {
    sources[key] = source
    pool.forget(key)
    _ = standby.takeAll(of: key)
  }

  /// Takes away what the layout has registered: it is exchanged for another.
  func recycleDecorationViews() {
    for key in visible.keys where key.category == .decorationView { recycle(key) }
    pool.forgetDecorationViews()
    sources = sources.filter { !$0.key.isDecoration }
  }

  /// Takes a view from the pool, or makes one, and applies attributes to it.
  func dequeue(
    _ key: ReuseKey, for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if let cell = cellToReconfigure(key, at: attributes.indexPath) { return cell }
    if let view = pool.take(key) {
      WorkMeter.count(.viewsReused)
      if poisonsRecycledViews { view.poison() }
      view.prepareForReuse()
      view.forceApply(attributes)
      return view
    }
    guard let source = sources[key] else {
      stop(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    let made = source.makeView(frame: attributes.frame)
    guard let view = made as? UICollectionReusableView else {
      stop(
        "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top "
          + "level object which must be a UICollectionReusableView instance")
    }
    createdViewCount += 1
    WorkMeter.count(.viewsCreated)
    view.reuseKey = key
    view.reuseGeneration = pool.generation(of: key)
    view.reuseIdentifier = key.identifier
    view.forceApply(attributes)
    return view
  }

  func attributesForDequeue(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    indexPath.requireItem()
    let shown = shownPath(of: indexPath)
    if let requested, requested.representedElementCategory == .cell, requested.indexPath == shown {
      return requested
    }
    return item(at: shown) ?? UICollectionViewLayoutAttributes(forCellWith: shown)
  }

  func attributesForDequeue(
    ofKind kind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    if let requested, requested.representedElementKind == kind, requested.indexPath == indexPath {
      return requested
    }
    return supplementaryElement(ofKind: kind, at: indexPath)
      ?? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
  }

  /// Asks whoever is responsible for the view of an element.
  func makeView(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    requested = attributes
    defer { requested = nil }
    return WorkMeter.measure(.cells) {
      switch key.category {
      case .cell: makeCell(at: dataPath(of: key.indexPath))
      case .supplementaryView: makeSupplementaryView(key)
      case .decorationView: makeDecorationView(key.kind, attributes)
      }
    }
  }

  private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let dataSource = assignedDataSource else { return nil }
    WorkMeter.count(.cellRequests)
    let cell = Registration.request {
      dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    guard cell.reuseIdentifier != nil else {
      stop(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  private func makeSupplementaryView(_ key: ElementKey) -> UICollectionReusableView? {
    let view = Registration.request {
      assignedDataSource?.collectionView?(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    }
    guard let view else {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(key.kind),\(key.indexPath)) was nil")
    }
    guard view.reuseIdentifier != nil else {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(key.kind),\(key.indexPath)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    }
    return view
  }

  private func makeDecorationView(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let key = ReuseKey.decoration(kind)
    sources[key] = layout.decorationViewSource(ofKind: kind)
    return dequeue(key, for: attributes)
  }
}

extension UICollectionReusableView {
  /// Spoils everything that the collection view or the cell must set anew: the drawn pixels, alpha,
  /// visibility, place and transform.
  fileprivate func poison() {
    layer.poisonBackingStore()
    alpha = 0.25
    isHidden = true
    transform = CGAffineTransform(rotationAngle: 1)
    center = CGPoint(x: -1000, y: -1000)
  }
}
