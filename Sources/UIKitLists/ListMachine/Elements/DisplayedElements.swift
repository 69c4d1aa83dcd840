/// The elements that have a view on the screen: those in sight, each with its key, and those on
/// their way out.
@MainActor
struct DisplayedElements {
  typealias Element = (key: ElementKey, value: any ListElement)

  private var elements: [ElementKey: any ListElement] = [:]
  /// The keys of the elements in sight, by their elements.
  private var keys: [ObjectIdentifier: ElementKey] = [:]
  private var leaving = InsertionOrderedSet<Departure>()

  /// Whether views have got other keys, by which they have their order.
  private(set) var isOrderStale = false

  init() {}

  // MARK: In sight

  /// How many elements are in sight.
  var count: Int { elements.count }

  /// What shows an element in sight. O(1).
  subscript(key: ElementKey) -> (any ListElement)? { elements[key] }

  /// The element that a view in sight stands for. O(1).
  func key(of view: UIView) -> ElementKey? { keys[ObjectIdentifier(view)] }

  /// The elements in sight, in the order in which those of one zIndex are drawn.
  /// O(*n* log *n*).
  var ordered: [Element] { ordered { _ in true } }

  /// Some elements in sight, in the order in which those of one zIndex are drawn.
  /// O(*n* + *m* log *m*) for *m* of *n* elements.
  func ordered(where isIncluded: (ElementKey) -> Bool) -> [Element] {
    let included = elements.compactMap { isIncluded($0) ? Element($0, $1) : nil }
    return included.sorted { ElementKey.isBehind($0.key, $1.key) }
  }

  /// The keys of the elements in sight, in the order in which those of one zIndex are drawn.
  var orderedKeys: [ElementKey] { orderedKeys { _ in true } }

  /// The keys of some elements in sight, in the order in which those of one zIndex are drawn.
  /// O(*n* + *m* log *m*) for *m* of *n* elements.
  func orderedKeys(where isIncluded: (ElementKey) -> Bool) -> [ElementKey] {
    elements.keys.filter(isIncluded).sorted(by: ElementKey.isBehind)
  }

  /// The index paths of some elements in sight, in order.
  func indexPaths(where isIncluded: (ElementKey) -> Bool) -> [IndexPath] {
    elements.keys.filter(isIncluded).map(\.indexPath).sorted()
  }

  /// Whether a view in sight has another zIndex than the one it has its place by.
  var hasViewOutOfOrder: Bool {
    elements.values.contains { $0.zIndexInOrder != $0.elementState.orderedZIndex }
  }

  /// The views in sight from back to front: `zIndex` first. Their order counts as restored.
  mutating func takeDrawingOrder() -> [any ListElement] {
    isOrderStale = false
    for element in elements.values { element.elementState.orderedZIndex = element.zIndexInOrder }
    let ordered = elements.sorted { a, b in
      let back = a.value.elementState.orderedZIndex
      let front = b.value.elementState.orderedZIndex
      return back != front ? back < front : ElementKey.isBehind(a.key, b.key)
    }
    return ordered.map(\.value)
  }

  /// Counts an element as in sight under a key.
  mutating func insert(_ element: any ListElement, for key: ElementKey) {
    if let old = elements.updateValue(element, forKey: key) {
      keys[ObjectIdentifier(old.view)] = nil
    }
    keys[ObjectIdentifier(element.view)] = key
  }

  /// Takes an element out of sight, and nowhere else. Returns what showed it.
  @discardableResult
  mutating func remove(_ key: ElementKey) -> (any ListElement)? {
    guard let element = elements.removeValue(forKey: key) else { return nil }
    keys[ObjectIdentifier(element.view)] = nil
    return element
  }

  /// Marks the order of the views as out of date: index paths have changed.
  mutating func invalidateOrder() { isOrderStale = true }

  // MARK: On their way out

  /// The views on their way out, in the order in which they left.
  var departures: [Departure] { leaving.elements }

  /// Lets an element, which is no longer in sight, be shown on its way out.
  mutating func insert(_ departure: Departure) { leaving.insert(departure) }

  /// Ends a way out. Returns whether it was under way.
  mutating func finish(_ departure: Departure) -> Bool { leaving.remove(departure) }

  /// Counts a view on its way out as in sight again, unless its element has another view by now.
  mutating func restore(_ departure: Departure) {
    guard elements[departure.key] == nil, leaving.remove(departure) else { return }
    insert(departure.element, for: departure.key)
  }
}

extension ListElement {
  /// The zIndex by which the view is to have its place.
  fileprivate var zIndexInOrder: Int {
    elementState.isInteractivelyMoving ? .max : appliedAttributes?.zIndex ?? 0
  }
}

#if DEBUG
  extension DisplayedElements {
    /// The first of its own rules that is broken; nil where all are kept.
    var invariantViolation: String? {
      guard keys.count == elements.count else {
        return "\(elements.count) elements have \(keys.count) views"
      }
      for (key, element) in ordered where keys[ObjectIdentifier(element.view)] != key {
        return "the view of \(key) does not know its element"
      }
      for departure in departures where keys[ObjectIdentifier(departure.element.view)] != nil {
        return "the view of \(departure.key) is in sight and on its way out"
      }
      let departing = Set(departures.map { ObjectIdentifier($0.element.view) })
      guard departing.count == departures.count else { return "a view leaves twice" }
      return leaving.invariantViolation
    }
  }
#endif
