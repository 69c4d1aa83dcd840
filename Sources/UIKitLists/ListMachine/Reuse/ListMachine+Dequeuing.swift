import WorkMeter

extension ListMachine {
  /// Registers the source of the views of a key; nil removes the registration.
  func register(_ source: ViewSource?, for key: ReuseKey) {
    reuse.register(source, for: key)
    prefetching.standby.takeAll(of: key)
  }

  /// Registers the source of the views of a key, unless there is one.
  func registerIfNeeded(_ source: ViewSource?, for key: ReuseKey) {
    if !reuse.isRegistered(key) { register(source, for: key) }
  }

  /// The number of views created so far; for tests and benchmarks.
  package var createdViewCount: Int { reuse.createdCount }

  /// Removes the decoration views and their registrations because the layout is replaced.
  func recycleDecorationViews() {
    for key in displayed.orderedKeys(where: { $0.category == .decorationView }) { recycle(key) }
    reuse.discardDecorationViews()
  }

  /// Returns a reused or new element with attributes applied.
  func dequeue(
    _ key: ReuseKey, for attributes: UICollectionViewLayoutAttributes
  ) -> any ListElement {
    if let cell = cellToReconfigure(key, at: attributes.indexPath) { return cell }
    if let element = reuse.take(key) {
      WorkMeter.count(.viewsReused)
      if poisonsRecycledViews { element.view.poison() }
      element.prepareForReuse()
      element.forceApply(attributes)
      return element
    }
    let made = reuse.source(of: key).makeView(
      frame: attributes.frame, reuseIdentifier: key.identifier)
    guard let element = made as? any ListElement else {
      stop(
        "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one "
          + "top level object which must be a UICollectionReusableView instance")
    }
    WorkMeter.count(.viewsCreated)
    reuse.adopt(element, for: key)
    element.forceApply(attributes)
    return element
  }

  /// Calls the data source with a current request, which dequeuing uses.
  func request<Answer>(_ request: ViewRequest, _ ask: () -> Answer) -> Answer {
    let outer = reuse.begin(request)
    defer { reuse.end(backTo: outer) }
    return ask()
  }

  /// Returns the attributes of the cell to dequeue for an item of the data source.
  func attributesForDequeue(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    indexPath.requireItem()
    let shown = visiblePath(of: indexPath)
    if case .display(let requested) = reuse.request,
      requested.representedElementCategory == .cell, requested.indexPath == shown
    {
      return requested
    }
    return item(at: shown) ?? UICollectionViewLayoutAttributes(forCellWith: shown)
  }

  /// Returns the attributes of the supplementary view to dequeue.
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

  /// Returns a new or reused element from its data source or its layout.
  func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> (any ListElement)? {
    request(.display(attributes)) {
      WorkMeter.measure(.cells) {
        switch key.category {
        case .cell:
          placeholderItems.placeholder(at: key.indexPath)?.makeCell(attributes)
            ?? makeCell(at: dataPath(of: key.indexPath))
        case .supplementaryView:
          Registration.request {
            host.makeSupplementaryElement(ofKind: key.kind, at: key.indexPath)
          }
        case .decorationView: makeDecorationView(key.kind, attributes)
        }
      }
    }
  }

  private func makeCell(at indexPath: IndexPath) -> (any ListCell)? {
    guard host.hasDataSource else { return nil }
    WorkMeter.count(.cellRequests)
    let cell = Registration.request { host.makeCell(at: indexPath) }
    if let cell { host.requireReusable(cell) }
    return cell
  }

  private func makeDecorationView(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ListElement {
    let key = ReuseKey.decoration(kind)
    reuse.setDecorationSource(layout.decorationViewSource(ofKind: kind), for: key)
    return dequeue(key, for: attributes)
  }
}

extension UIView {
  /// Alters everything that the list or the cell must set again: drawn pixels, alpha, visibility,
  /// position and transform.
  fileprivate func poison() {
    layer.poisonBackingStore()
    alpha = 0.25
    isHidden = true
    transform = CGAffineTransform(rotationAngle: 1)
    center = CGPoint(x: -1000, y: -1000)
  }
}
