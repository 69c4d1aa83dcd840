/// A batch update on its way from one state to the other: who stays, who leaves, who comes, and from where.
@MainActor
final class UpdateMotion {
  /// In seconds. Apple publishes no figure; 0.25 has been observed too.
  static let duration: TimeInterval = 0.3

  private struct Element {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    let view: UICollectionReusableView?
  }

  private let view: UICollectionView
  /// What was in sight.
  private let seen: [Element]
  /// What lay within a screen's distance.
  private let near: [Element]
  private var newKeys: [ElementKey: ElementKey] = [:]
  private var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var departures: [Departure] = []

  /// Notes where everything is; nil where the update would not be seen: outside a window, before the
  /// first layout, or with animations switched off.
  init?(before view: UICollectionView) {
    guard view.window != nil, UIView.areAnimationsEnabled, view.hasLaidOut, !view.needsReload else {
      return nil
    }
    self.view = view
    seen = view.orderedVisible.map { key, element in
      Element(
        key: key,
        attributes: element.appliedAttributes
          ?? UICollectionViewLayoutAttributes(forCellWith: key.indexPath), view: element)
    }
    let bounds = view.bounds
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    near = view.elements(in: around).map {
      Element(key: ElementKey($0), attributes: $0, view: nil)
    }
  }

  // MARK: The update

  /// Gives the views that stay their new keys and holds those that leave.
  func rename(_ updates: PendingUpdates, _ mapping: UpdateMapping, from old: SectionCounts) {
    for element in near + seen {
      guard let key = element.key.renamed(by: updates, mapping, old) else { continue }
      newKeys[element.key] = key
      oldAttributes[key] = element.attributes
    }
    view.visible = [:]
    for element in seen {
      if let key = newKeys[element.key] {
        view.visible[key] = element.view
      } else {
        hold(element, shownAs: element.key)
      }
    }
  }

  /// Shows the way, once the layout is prepared for the new data.
  func run(_ items: [UICollectionViewUpdateItem], completions: [(Bool) -> Void]) {
    let (view, departures) = (view, { self.departures })
    UIView.animate(
      withDuration: Self.duration, animations: { view.moveElements { move(items) } },
      completion: { finished in
        for departure in departures() { view.finish(departure) }
        for completion in completions { completion(finished) }
      })
  }

  private func move(_ items: [UICollectionViewUpdateItem]) {
    let layout = view.layout
    view.settleOffsetAfterUpdate()
    layout.prepare(forCollectionViewUpdates: items)
    let wanted = view.attributesInSight()
    obey(layout, wanted.map(\.key))
    // A layout speaks of its own coordinates, which a mirrored view places.
    layout.appearing = Dictionary(
      uniqueKeysWithValues: wanted.map { ($0.key, view.placed(start(of: $0.key, $0.value))) })
    layout.disappearing = Dictionary(
      uniqueKeysWithValues: seen.map { ($0.key, view.placed(end(of: $0))) })
    let ends = seen.map { layout.finalAttributes(of: $0.key).map(view.placed) ?? end(of: $0) }
    let starts = wanted.map {
      layout.initialAttributes(of: $0.key).map(view.placed) ?? start(of: $0.key, $0.value)
    }
    holdWhatLeavesSight(Set(wanted.map(\.key)))
    UIView.performWithoutAnimation { view.runLayoutPass() }
    for ((key, attributes), start) in zip(wanted, starts) {
      // What a finger carries is where the finger is.
      guard key != view.movement?.key, let element = view.visible[key] else { continue }
      element.go(from: start, to: element.appliedAttributes ?? attributes)
    }
    let departing = Set(departures.map { ObjectIdentifier($0.view) })
    for (element, end) in zip(seen, ends) {
      guard let elementView = element.view, departing.contains(ObjectIdentifier(elementView)) else {
        continue
      }
      elementView.go(from: element.attributes, to: end)
    }
    sendDeparturesBack()
    layout.finalizeCollectionViewUpdates()
    layout.appearing = [:]
    layout.disappearing = [:]
  }

  // MARK: What the layout brings and takes away by itself

  /// Asks the layout which supplementary and decoration views the update brings and takes away: these do not pass for
  /// ones that were there.
  private func obey(_ layout: UICollectionViewLayout, _ wanted: [ElementKey]) {
    let known = seen.map(\.key) + wanted
    let kinds = Set(known.filter { $0.category != .cell }.map { $0.moved(to: IndexPath()) })
    for kind in kinds.sorted(by: ElementKey.isBehind) {
      for key in layout.elementsDeletedInUpdate(like: kind) { part(key) }
      for key in layout.elementsInsertedInUpdate(like: kind) {
        newKeys.first { $0.value == key }.map { part($0.key) }
      }
    }
  }

  /// Takes the view of an element for one that leaves, whatever is in its place afterwards.
  private func part(_ key: ElementKey) {
    guard let new = newKeys.removeValue(forKey: key) else { return }
    oldAttributes[new] = nil
    guard let element = seen.first(where: { $0.key == key }),
      view.visible[new] === element.view
    else { return }
    view.visible[new] = nil
    hold(element, shownAs: key)
  }

  // MARK: Where from, where to

  /// Where an element was; for one that is new, or was far away, where it will be, not to be seen.
  private func start(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let old = oldAttributes[key]?.twin() else { return attributes.faded() }
    old.indexPath = key.indexPath
    return old
  }

  /// Where an element will be; for one that goes away, where it was, not to be seen.
  private func end(of element: Element) -> UICollectionViewLayoutAttributes {
    newKeys[element.key].flatMap { view.layout.attributes(of: $0) }.map(view.placed)
      ?? element.attributes.faded()
  }

  // MARK: Departures

  private func hold(_ element: Element, shownAs key: ElementKey) {
    guard let elementView = element.view else { return }
    let departure = Departure(view: elementView, key: view.dataKey(of: key))
    departures.append(departure)
    view.departures.append(departure)
  }

  /// What stays but will lie out of sight goes there before it is taken away.
  private func holdWhatLeavesSight(_ wanted: Set<ElementKey>) {
    for element in seen {
      guard let key = newKeys[element.key], !wanted.contains(key) else { continue }
      view.visible[key] = nil
      hold(element, shownAs: key)
    }
  }

  private func sendDeparturesBack() {
    for departure in departures { view.sendSubviewToBack(departure.view) }
    if let background = view.backgroundView { view.sendSubviewToBack(background) }
  }
}

/// A view that is still shown on its way out.
@MainActor
final class Departure {
  let view: UICollectionReusableView
  let key: ElementKey

  init(view: UICollectionReusableView, key: ElementKey) {
    self.view = view
    self.key = key
  }
}
