import LayoutGeometry

/// The elements of a collection view on their way from one state to another: who stays, who leaves,
/// who comes, and from where. Batch updates, exchanges of layouts and bounds that change with
/// animation all move them so.
///
/// Made before anything changes, it notes what is in sight; ``move(from:to:)`` then sends what
/// stays, comes and leaves on its way, inside an animation.
@MainActor
final class ElementMotion {
  struct Element {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    let element: any ListElement

  }

  /// What is known of an element from before the change.
  private struct NotedElement {
    let key: ElementKey
    /// The key that it has afterwards; nil where it leaves for good.
    var newKey: ElementKey?
    /// Where it was.
    let start: UICollectionViewLayoutAttributes
  }

  /// Where an element begins that comes into sight and was nowhere before.
  enum NewcomerStart {
    /// Where it will be, not to be seen.
    case fadedOut
    /// Where it will be, as it will look.
    case atEnd
  }

  var newcomerStart = NewcomerStart.fadedOut
  private(set) var departures: [Departure] = []

  let list: ListMachine
  /// Stays as long as its elements move.
  private let host: any ListHost
  /// What was in sight.
  let seen: [Element]
  private let mirror: HorizontalMirror?
  /// What has been noted, in order, what was in sight first: of two elements that get one key the
  /// first has it.
  private var noted: [NotedElement] = []
  /// Places in ``noted`` by the keys before.
  private var places: [ElementKey: Int] = [:]
  /// Places in ``noted`` by the keys afterwards; nil where these are the keys before, as long as
  /// nothing has been renamed.
  private var newPlaces: [ElementKey: Int]?

  /// Notes where everything is; nil where nobody would see it move: outside a window, before the
  /// first layout, or with animations switched off.
  init?(before list: ListMachine) {
    guard list.canShowMotion else { return nil }
    (self.list, host) = (list, list.host)
    mirror = list.mirror
    let seen = list.displayed.ordered.compactMap { key, element in
      element.appliedAttributes.map { Element(key: key, attributes: $0, element: element) }
    }
    self.seen = seen
    for element in seen { note(element.attributes, for: element.key) }
  }

  // MARK: Before the change

  /// Notes where elements near the bounds are: they come into sight from there.
  func noteSurroundings() {
    let bounds = list.bounds
    for attributes in list.elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
      note(attributes, for: ElementKey(attributes))
    }
  }

  /// Notes where a layout, whose content the bounds still show, has elements.
  func noteStarts(of keys: [ElementKey], in layout: UICollectionViewLayout) {
    for key in keys where places[key] == nil && key.category != .decorationView {
      layout.attributes(of: key).map { note(list.placed($0, by: mirror), for: key) }
    }
  }

  private func note(_ attributes: UICollectionViewLayoutAttributes, for key: ElementKey) {
    guard places[key] == nil else { return }
    places[key] = noted.count
    noted.append(NotedElement(key: key, newKey: key, start: attributes))
  }

  /// Decoration views belong to their layout: they leave with it.
  func markDecorationViewsDisappearing() {
    for element in seen where element.key.category == .decorationView {
      markDisappearing(element.key)
    }
  }

  // MARK: The change

  /// Gives elements their new keys, views among them; those that get none leave.
  func rename(_ rename: (ElementKey) -> ElementKey?) {
    var newPlaces: [ElementKey: Int] = [:]
    newPlaces.reserveCapacity(noted.count)
    for place in noted.indices {
      let new = rename(noted[place].key).flatMap { newPlaces[$0] == nil ? $0 : nil }
      noted[place].newKey = new
      if let new { newPlaces[new] = place }
    }
    self.newPlaces = newPlaces
    let shown = seen.filter { list.displayed[$0.key] === $0.element }
    for element in shown { list.displayed.remove(element.key) }
    // What has come into sight since has no way to go.
    for key in list.displayed.orderedKeys { list.recycle(key) }
    for element in shown {
      if let key = newKey(of: element.key) {
        list.displayed.insert(element.element, for: key)
      } else {
        depart(element, as: element.key)
      }
    }
  }

  /// Takes an element, by its key before, for one that leaves, whatever is in its place afterwards.
  func markDisappearing(_ key: ElementKey) {
    guard let place = places[key], let new = noted[place].newKey else { return }
    noted[place].newKey = nil
    guard let element = seen[safe: place], list.displayed[new] === element.element else { return }
    list.displayed.remove(new)
    depart(element, as: key)
  }

  /// Takes an element, by its key afterwards, for one that comes, whatever was in its place before.
  func markAppearing(_ key: ElementKey) {
    if let element = notedElement(becoming: key) { markDisappearing(element.key) }
  }

  /// Sends everything from where it was to where the new layout has it. Called inside the
  /// animation, with the new layout and the new bounds in place; the two layouts may be one.
  func move(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    let wanted = list.attributesInSight()
    // A layout speaks of its own coordinates, which a mirrored view places.
    new.appearing = Dictionary(
      uniqueKeysWithValues: wanted.map { ($0.key, list.placed(start(of: $0.key, $0.value))) })
    old.disappearing = Dictionary(
      uniqueKeysWithValues: seen.map { ($0.key, list.placed(end(of: $0, in: new))) })
    defer { (new.appearing, old.disappearing) = ([:], [:]) }
    let ends = seen.map { old.finalAttributes(of: $0.key).map(list.placed) ?? end(of: $0, in: new) }
    let starts = wanted.map {
      new.initialAttributes(of: $0.key).map(list.placed) ?? start(of: $0.key, $0.value)
    }
    departElements(notIn: Set(wanted.map(\.key)))
    UIView.performWithoutAnimation { list.runLayoutPass() }
    for ((key, attributes), start) in zip(wanted, starts) {
      // What a finger carries is where the finger is.
      guard key != list.movement?.key, let element = list.displayed[key] else { continue }
      element.move(from: start.unhidden(), to: element.appliedAttributes ?? attributes)
    }
    let leaving = Set(departures.map { ObjectIdentifier($0.element) })
    for (seen, end) in zip(seen, ends) where leaving.contains(ObjectIdentifier(seen.element)) {
      seen.element.move(from: seen.attributes, to: end.unhidden())
    }
    list.sendToBack(departures)
  }

  /// Takes away what has left.
  func finish() {
    for departure in departures { list.finish(departure) }
  }

  // MARK: Where from, where to

  /// Where an element was; for one that is new, or was far away, where it will be, as
  /// ``newcomerStart`` says. It lies in the row where it will be from the start.
  private func start(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let known = notedElement(becoming: key)?.start.duplicate() else {
      return newcomerStart == .fadedOut ? attributes.faded() : attributes
    }
    known.indexPath = key.indexPath
    return known.moved(into: attributes.row)
  }

  /// Where an element will be, as seen from the row it was in; for one that leaves for good, where
  /// it was, not to be seen.
  private func end(
    of element: Element, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let end = newKey(of: element.key).flatMap { layout.attributes(of: $0) }.map(list.placed)
    return end?.moved(into: element.attributes.row) ?? element.attributes.faded()
  }

  // MARK: Keys before and afterwards

  /// The key that an element has afterwards; none for one that leaves for good.
  private func newKey(of key: ElementKey) -> ElementKey? {
    places[key].flatMap { noted[$0].newKey }
  }

  /// What has been noted of the element that has a key afterwards.
  private func notedElement(becoming key: ElementKey) -> NotedElement? {
    guard let place = (newPlaces ?? places)[key], noted[place].newKey == key else { return nil }
    return noted[place]
  }

  // MARK: Departures

  private func depart(_ element: Element, as key: ElementKey) {
    let departure = Departure(element.element, key: list.dataKey(of: key))
    departures.append(departure)
    list.displayed.insert(departure)
  }

  /// What stays but will lie out of sight goes there before it is taken away.
  private func departElements(notIn wanted: Set<ElementKey>) {
    for element in seen {
      guard let key = newKey(of: element.key), !wanted.contains(key),
        list.displayed[key] === element.element
      else { continue }
      list.displayed.remove(key)
      depart(element, as: key)
    }
  }
}

extension ListMachine {
  /// Whether elements that move would be seen to move.
  var canShowMotion: Bool {
    window != nil && UIView.areAnimationsEnabled && pass.hasLaidOut && !pass.isReloadDue
      && pass.phase == .idle
  }
}
