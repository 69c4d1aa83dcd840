import LayoutGeometry

/// Animates the elements of a collection view from one state to another: those that stay, appear
/// and disappear. Batch updates, layout transitions and animated bounds changes use it.
///
/// Created before a change, it records the visible elements; ``move(from:to:)`` then animates the
/// elements that stay, appear and disappear, inside an animation.
@MainActor
final class ElementMotion {
  struct Element {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    let element: any ListElement

  }

  /// The recorded state of an element before the change.
  private struct RecordedElement {
    let key: ElementKey
    /// The element's key after the change; nil if it is removed.
    var newKey: ElementKey?
    /// The attributes before the change.
    let start: UICollectionViewLayoutAttributes
  }

  /// The start of an element that becomes visible and has no recorded state.
  enum EntranceState {
    /// The element fades in at its end position.
    case fadedOut
    /// The element appears at its end position without animation.
    case atEnd
  }

  var entranceState = EntranceState.fadedOut
  private(set) var disappearingElements: [DisappearingElement] = []

  let list: ListMachine
  /// The host, retained during the animation.
  private let host: any ListHost
  /// The elements visible before the change.
  let seen: [Element]
  private let mirror: HorizontalMirror?
  /// The recorded elements, visible ones first. If two elements get the same key, the first one
  /// keeps it.
  private var recorded: [RecordedElement] = []
  /// Indexes in ``recorded`` by the keys before the change.
  private var oldIndices: [ElementKey: Int] = [:]
  /// Indexes in ``recorded`` by the keys after the change; nil if no keys have changed.
  private var newIndices: [ElementKey: Int]?

  /// Records the positions of all elements; nil if no motion would be visible: outside a window,
  /// before the first layout, or with animations disabled.
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

  /// Records elements near the bounds, from which they may become visible.
  func noteSurroundings() {
    let bounds = list.bounds
    for attributes in list.elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
      note(attributes, for: ElementKey(attributes))
    }
  }

  /// Records elements of a layout whose content is still visible.
  func noteStarts(of keys: [ElementKey], in layout: UICollectionViewLayout) {
    for key in keys where oldIndices[key] == nil && key.category != .decorationView {
      layout.attributes(of: key).map { note(list.placed($0, by: mirror), for: key) }
    }
  }

  private func note(_ attributes: UICollectionViewLayoutAttributes, for key: ElementKey) {
    guard oldIndices[key] == nil else { return }
    oldIndices[key] = recorded.count
    recorded.append(RecordedElement(key: key, newKey: key, start: attributes))
  }

  /// Marks decoration views, which belong to the old layout, as disappearing.
  func markDecorationViewsDisappearing() {
    for element in seen where element.key.category == .decorationView {
      markDisappearing(element.key)
    }
  }

  // MARK: The change

  /// Sets the elements' new keys, also of displayed views; elements without one disappear.
  func rename(_ rename: (ElementKey) -> ElementKey?) {
    var newIndices: [ElementKey: Int] = [:]
    newIndices.reserveCapacity(recorded.count)
    for index in recorded.indices {
      let new = rename(recorded[index].key).flatMap { newIndices[$0] == nil ? $0 : nil }
      recorded[index].newKey = new
      if let new { newIndices[new] = index }
    }
    self.newIndices = newIndices
    let shown = seen.filter { list.displayed[$0.key] === $0.element }
    for element in shown { list.displayed.remove(element.key) }
    // Views that have become visible since have no recorded position.
    for key in list.displayed.orderedKeys { list.recycle(key) }
    for element in shown {
      if let key = newKey(of: element.key) {
        list.displayed.insert(element.element, for: key)
      } else {
        addDisappearing(element, as: element.key)
      }
    }
  }

  /// Marks an element as disappearing, by its key before the change.
  func markDisappearing(_ key: ElementKey) {
    guard let index = oldIndices[key], let new = recorded[index].newKey else { return }
    recorded[index].newKey = nil
    guard let element = seen[safe: index], list.displayed[new] === element.element else { return }
    list.displayed.remove(new)
    addDisappearing(element, as: key)
  }

  /// Marks an element as appearing, by its key after the change.
  func markAppearing(_ key: ElementKey) {
    if let element = recordedElement(becoming: key) { markDisappearing(element.key) }
  }

  /// Animates all elements from the old to the new layout. Called inside the animation, with the
  /// new layout and bounds in place; both layouts may be the same object.
  func move(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    let wanted = list.visibleAttributes()
    // Layouts use their own coordinates, which differ from a mirrored view's.
    new.appearing = Dictionary(
      uniqueKeysWithValues: wanted.map { ($0.key, list.placed(start(of: $0.key, $0.value))) })
    old.disappearing = Dictionary(
      uniqueKeysWithValues: seen.map { ($0.key, list.placed(end(of: $0, in: new))) })
    defer { (new.appearing, old.disappearing) = ([:], [:]) }
    let ends = seen.map { old.finalAttributes(of: $0.key).map(list.placed) ?? end(of: $0, in: new) }
    let starts = wanted.map {
      new.initialAttributes(of: $0.key).map(list.placed) ?? start(of: $0.key, $0.value)
    }
    addDisappearingElements(notIn: Set(wanted.map(\.key)))
    UIView.performWithoutAnimation { list.runLayoutPass() }
    for ((key, attributes), start) in zip(wanted, starts) {
      // The interactively moved item stays under the finger.
      guard key != list.movement?.key, let element = list.displayed[key] else { continue }
      element.move(from: start.unhidden(), to: element.appliedAttributes ?? attributes)
    }
    let leaving = Set(disappearingElements.map { ObjectIdentifier($0.element) })
    for (seen, end) in zip(seen, ends) where leaving.contains(ObjectIdentifier(seen.element)) {
      seen.element.move(from: seen.attributes, to: end.unhidden())
    }
    list.sendToBack(disappearingElements)
  }

  /// Removes the disappeared elements.
  func finish() {
    for disappearing in disappearingElements { list.finish(disappearing) }
  }

  // MARK: Start and end

  /// Returns an element's start attributes: the recorded ones, or the end attributes according to
  /// ``entranceState``. The element is in its new row from the start.
  private func start(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let known = recordedElement(becoming: key)?.start.duplicate() else {
      return entranceState == .fadedOut ? attributes.faded() : attributes
    }
    known.indexPath = key.indexPath
    return known.moved(into: attributes.row)
  }

  /// Returns an element's end attributes relative to its old row; for a removed element, its old
  /// attributes faded out.
  private func end(
    of element: Element, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let end = newKey(of: element.key).flatMap { layout.attributes(of: $0) }.map(list.placed)
    return end?.moved(into: element.attributes.row) ?? element.attributes.faded()
  }

  // MARK: Keys before and after

  /// Returns an element's new key; nil for a removed element.
  private func newKey(of key: ElementKey) -> ElementKey? {
    oldIndices[key].flatMap { recorded[$0].newKey }
  }

  /// Returns the recorded state of the element that has a key after the change.
  private func recordedElement(becoming key: ElementKey) -> RecordedElement? {
    guard let index = (newIndices ?? oldIndices)[key], recorded[index].newKey == key else {
      return nil
    }
    return recorded[index]
  }

  // MARK: Disappearing elements

  private func addDisappearing(_ element: Element, as key: ElementKey) {
    let disappearing = DisappearingElement(element.element, key: list.dataKey(of: key))
    disappearingElements.append(disappearing)
    list.displayed.insert(disappearing)
  }

  /// Marks elements that stay but become invisible as disappearing, so that they move there first.
  private func addDisappearingElements(notIn wanted: Set<ElementKey>) {
    for element in seen {
      guard let key = newKey(of: element.key), !wanted.contains(key),
        list.displayed[key] === element.element
      else { continue }
      list.displayed.remove(key)
      addDisappearing(element, as: key)
    }
  }
}

extension ListMachine {
  /// Whether motion of elements would be visible.
  var canShowMotion: Bool {
    window != nil && UIView.areAnimationsEnabled && pass.hasLaidOut && !pass.isReloadDue
      && pass.phase == .idle
  }
}
