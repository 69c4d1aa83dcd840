import WorkMeter

extension ListMachine {
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

  /// Takes what shows an element from the pool, or makes it, and applies attributes to it.
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

  /// Asks the data source while dequeuing is about what it is asked for.
  func request<Answer>(_ request: ViewRequest, _ ask: () -> Answer) -> Answer {
    let outer = reuse.begin(request)
    defer { reuse.end(backTo: outer) }
    return ask()
  }

  /// What the cell that is dequeued for an item of the data will look like.
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

  /// Asks whoever is responsible for what shows an element.
  func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> (any ListElement)? {
    request(.display(attributes)) {
      WorkMeter.measure(.cells) {
        switch key.category {
        case .cell:
          guests.placeholder(at: key.indexPath)?.makeCell(attributes)
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
  /// Spoils everything that the list or the cell must set anew: the drawn pixels, alpha,
  /// visibility, place and transform.
  fileprivate func poison() {
    layer.poisonBackingStore()
    alpha = 0.25
    isHidden = true
    transform = CGAffineTransform(rotationAngle: 1)
    center = CGPoint(x: -1000, y: -1000)
  }
}
