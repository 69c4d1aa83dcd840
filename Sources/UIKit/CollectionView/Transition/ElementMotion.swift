import LayoutGeometry

/// The elements of a collection view on their way from where a layout had them to where it, or another, has them now.
///
/// Made before anything changes, it notes what is in sight; ``move(from:to:)`` then sends what stays, comes and leaves
/// on its way, inside an animation.
@MainActor
final class ElementMotion {
  private struct Element {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    let view: UICollectionReusableView
  }

  /// What an element does that comes into sight and was nowhere before.
  enum Arrival {
    case fadesIn
    case isThere
  }

  var arrival = Arrival.fadesIn
  private(set) var departures: [Departure] = []

  private let view: UICollectionView
  private let mirror: HorizontalMirror?
  private let seen: [Element]
  private var starts: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Notes where everything is; nil where nobody would see it move: outside a window, before the first layout, or with
  /// animations switched off.
  init?(before view: UICollectionView) {
    guard view.canShowMotion else { return nil }
    self.view = view
    mirror = view.mirror
    seen = view.orderedVisible.compactMap { key, element in
      element.appliedAttributes.map { Element(key: key, attributes: $0, view: element) }
    }
    for element in seen { starts[element.key] = element.attributes }
  }

  // MARK: Before the change

  /// Notes where elements near the bounds are: they come into sight from there.
  func noteSurroundings() {
    let bounds = view.bounds
    for attributes in view.elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
      note(attributes, for: ElementKey(attributes))
    }
  }

  /// Notes where a layout, whose content the bounds still show, has elements.
  func noteStarts(of keys: [ElementKey], in layout: UICollectionViewLayout) {
    for key in keys where starts[key] == nil && key.category != .decorationView {
      layout.attributes(of: key).map { note(view.placed($0, by: mirror), for: key) }
    }
  }

  private func note(_ attributes: UICollectionViewLayoutAttributes, for key: ElementKey) {
    if starts[key] == nil { starts[key] = attributes }
  }

  /// Decoration views belong to their layout: they leave with it.
  func releaseDecorationViews() {
    for element in seen where element.key.category == .decorationView {
      starts[element.key] = nil
      hold(element)
    }
  }

  // MARK: The move

  /// Sends everything from where it was to where the new layout has it. Called inside the animation, with the new layout
  /// and the new bounds in place; the two layouts may be one.
  func move(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    let wanted = view.attributesInSight()
    new.appearing = Dictionary(
      uniqueKeysWithValues: wanted.map { ($0.key, view.placed(start(of: $0.key, $0.value))) })
    old.disappearing = Dictionary(
      uniqueKeysWithValues: seen.map { ($0.key, view.placed(end(of: $0, in: new))) })
    defer { (new.appearing, old.disappearing) = ([:], [:]) }
    let ends = seen.map { old.finalAttributes(of: $0.key).map(view.placed) ?? end(of: $0, in: new) }
    let starts = wanted.map {
      new.initialAttributes(of: $0.key).map(view.placed) ?? start(of: $0.key, $0.value)
    }
    hold(whatLeavesFor: Set(wanted.map(\.key)))
    UIView.performWithoutAnimation { view.runLayoutPass() }
    for ((key, attributes), start) in zip(wanted, starts) {
      // What a finger carries is where the finger is.
      guard key != view.movement?.key, let element = view.visible[key] else { continue }
      element.go(from: start.unhidden(), to: element.appliedAttributes ?? attributes)
    }
    let leaving = Set(departures.map { ObjectIdentifier($0.view) })
    for (element, end) in zip(seen, ends) where leaving.contains(ObjectIdentifier(element.view)) {
      element.view.go(from: element.attributes, to: end.unhidden())
    }
    view.sendToBack(departures)
  }

  /// Takes away what has left.
  func finish() {
    for departure in departures { view.finish(departure) }
  }

  private func start(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let known = starts[key] { return known.twin() }
    return arrival == .fadesIn ? attributes.faded() : attributes
  }

  private func end(
    of element: Element, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let isReleased = element.key.category == .decorationView && starts[element.key] == nil
    let known = isReleased ? nil : layout.attributes(of: element.key).map(view.placed)
    return known ?? element.attributes.faded()
  }

  // MARK: Departures

  private func hold(_ element: Element) {
    view.visible[element.key] = nil
    let departure = Departure(view: element.view, key: element.key)
    departures.append(departure)
    view.departures.append(departure)
  }

  private func hold(whatLeavesFor wanted: Set<ElementKey>) {
    for element in seen where view.visible[element.key] === element.view {
      if !wanted.contains(element.key) { hold(element) }
    }
  }
}

extension UICollectionView {
  /// Whether elements that move would be seen to move.
  var canShowMotion: Bool {
    window != nil && UIView.areAnimationsEnabled && hasLaidOut && !needsReload && !isInLayoutPass
  }

  func sendToBack(_ departures: [Departure]) {
    for departure in departures { sendSubviewToBack(departure.view) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Counts views that are on their way out as shown again, so that they turn round where they are.
  func takeBack(_ leaving: [Departure]) {
    for departure in leaving
    where departure.key.category != .decorationView && visible[departure.key] == nil {
      guard let index = departures.firstIndex(where: { $0 === departure }) else { continue }
      departures.remove(at: index)
      visible[departure.key] = departure.view
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// These attributes; for hidden ones the same place, not to be seen but there.
  fileprivate func unhidden() -> UICollectionViewLayoutAttributes {
    guard isHidden else { return self }
    let twin = faded()
    twin.isHidden = false
    return twin
  }
}
