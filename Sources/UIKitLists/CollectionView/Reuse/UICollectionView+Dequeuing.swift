import WorkMeter

extension UICollectionView {
  /// Names how views of a key are made; nil takes that back.
  func register(_ source: ViewSource?, for key: ReuseKey) {
    reuse.register(source, for: key)
    prefetching.standby.takeAll(of: key)
  }

  /// Names how views of a key are made, unless that is known.
  func registerIfNeeded(_ source: ViewSource?, for key: ReuseKey) {
    if !reuse.isRegistered(key) { register(source, for: key) }
  }

  /// How many views have been made since the beginning; for tests and benchmarks.
  package var createdViewCount: Int { reuse.createdCount }

  /// Takes away what the layout has registered: it is exchanged for another.
  func recycleDecorationViews() {
    for key in displayed.orderedKeys(where: { $0.category == .decorationView }) { recycle(key) }
    reuse.forgetDecorationViews()
  }

  /// Takes a view from the pool, or makes one, and applies attributes to it.
  func dequeue(
    _ key: ReuseKey, for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if let cell = cellToReconfigure(key, at: attributes.indexPath) { return cell }
    if let view = reuse.take(key) {
      WorkMeter.count(.viewsReused)
      if poisonsRecycledViews { view.poison() }
      view.prepareForReuse()
      view.forceApply(attributes)
      return view
    }
    let made = reuse.source(of: key).makeView(
      frame: attributes.frame, reuseIdentifier: key.identifier)
    guard let view = made as? UICollectionReusableView else {
      stop(
        "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top "
          + "level object which must be a UICollectionReusableView instance")
    }
    WorkMeter.count(.viewsCreated)
    reuse.adopt(view, for: key)
    view.forceApply(attributes)
    return view
  }

  /// Asks the data source while dequeuing is about what it is asked for.
  func request<Answer>(_ request: ViewRequest, _ ask: () -> Answer) -> Answer {
    let outer = reuse.begin(request)
    defer { reuse.end(backTo: outer) }
    return ask()
  }

  /// What the cell that is dequeued for an item of the data will look like.
  /// A cell of an identifier; a view that is none stops the program.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeue(.cell(identifier), for: attributesForDequeue(of: indexPath))
    guard let cell = view as? UICollectionViewCell else {
      stop("the view registered for identifier \(identifier) is not a UICollectionViewCell")
    }
    return cell
  }

  func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseKey(kind: kind, identifier: identifier),
      for: attributesForDequeue(ofKind: kind, indexPath)
    )
  }

  func attributesForDequeue(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    indexPath.requireItem()
    let shown = shownPath(of: indexPath)
    if case .display(let requested) = reuse.request,
      requested.representedElementCategory == .cell, requested.indexPath == shown
    {
      return requested
    }
    return item(at: shown) ?? UICollectionViewLayoutAttributes(forCellWith: shown)
  }

  /// What the supplementary view that is dequeued will look like.
  func attributesForDequeue(
    ofKind kind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    if case .display(let requested) = reuse.request,
      requested.representedElementKind == kind, requested.indexPath == indexPath
    {
      return requested
    }
    return supplementaryElement(ofKind: kind, at: indexPath)
      ?? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
  }

  /// Asks whoever is responsible for the view of an element.
  func makeView(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    request(.display(attributes)) {
      WorkMeter.measure(.cells) {
        switch key.category {
        case .cell:
          guests.placeholder(at: key.indexPath)?.makeCell(attributes)
            ?? makeCell(at: dataPath(of: key.indexPath))
        case .supplementaryView: makeSupplementaryView(key)
        case .decorationView: makeDecorationView(key.kind, attributes)
        }
      }
    }
  }

  private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let dataSource = assignedDataSource else { return nil }
    WorkMeter.count(.cellRequests)
    let cell = Registration.request {
      dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    guard cell.reuseIdentifier != nil || takesCellsMadeByHand else {
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
    reuse.setDecorationSource(layout.decorationViewSource(ofKind: kind), for: key)
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
