/// The elements that have a view on the screen: the displayed ones, each with its key, and the
/// disappearing ones.
@MainActor
struct DisplayedElements {
  typealias Element = (key: ElementKey, value: any ListElement)

  private var elements: [ElementKey: any ListElement] = [:]
  /// The keys of the displayed elements, by the elements' views.
  private var keys: [ObjectIdentifier: ElementKey] = [:]
  private var leaving = InsertionOrderedSet<DisappearingElement>()

  /// Whether views have new keys, which determine their order.
  private(set) var isOrderStale = false

  init() {}

  // MARK: Visible

  /// The number of displayed elements.
  var count: Int { elements.count }

  /// Returns the displayed element of a key. O(1).
  subscript(key: ElementKey) -> (any ListElement)? { elements[key] }

  /// Returns the key of a displayed view. O(1).
  func key(of view: UIView) -> ElementKey? { keys[ObjectIdentifier(view)] }

  /// The displayed elements, in the drawing order of equal `zIndex`.
  /// O(*n* log *n*).
  var ordered: [Element] { ordered { _ in true } }

  /// Returns some displayed elements, in the drawing order of equal `zIndex`.
  /// O(*n* + *m* log *m*) for *m* of *n* elements.
  func ordered(where isIncluded: (ElementKey) -> Bool) -> [Element] {
    let included = elements.compactMap { isIncluded($0) ? Element($0, $1) : nil }
    return included.sorted { ElementKey.isBehind($0.key, $1.key) }
  }

  /// The keys of the displayed elements, in the drawing order of equal `zIndex`.
  var orderedKeys: [ElementKey] { orderedKeys { _ in true } }

  /// Returns the keys of some displayed elements, in the drawing order of equal `zIndex`.
  /// O(*n* + *m* log *m*) for *m* of *n* elements.
  func orderedKeys(where isIncluded: (ElementKey) -> Bool) -> [ElementKey] {
    elements.keys.filter(isIncluded).sorted(by: ElementKey.isBehind)
  }

  /// Returns the index paths of some displayed elements, in order.
  func indexPaths(where isIncluded: (ElementKey) -> Bool) -> [IndexPath] {
    elements.keys.filter(isIncluded).map(\.indexPath).sorted()
  }

  /// Whether a displayed view's `zIndex` differs from that of its last ordering.
  var hasViewOutOfOrder: Bool {
    elements.values.contains { $0.zIndexInOrder != $0.elementState.orderedZIndex }
  }

  /// Returns the displayed views from back to front, first by `zIndex`, and marks the order as
  /// valid.
  mutating func consumeDrawingOrder() -> [any ListElement] {
    isOrderStale = false
    for element in elements.values { element.elementState.orderedZIndex = element.zIndexInOrder }
    let ordered = elements.sorted { a, b in
      let back = a.value.elementState.orderedZIndex
      let front = b.value.elementState.orderedZIndex
      return back != front ? back < front : ElementKey.isBehind(a.key, b.key)
    }
    return ordered.map(\.value)
  }

  /// Adds a displayed element under a key.
  mutating func insert(_ element: any ListElement, for key: ElementKey) {
    if let old = elements.updateValue(element, forKey: key) {
      keys[ObjectIdentifier(old.view)] = nil
    }
    keys[ObjectIdentifier(element.view)] = key
  }

  /// Removes a displayed element and returns it, without adding it elsewhere.
  @discardableResult
  mutating func remove(_ key: ElementKey) -> (any ListElement)? {
    guard let element = elements.removeValue(forKey: key) else { return nil }
    keys[ObjectIdentifier(element.view)] = nil
    return element
  }

  /// Marks the order of the views as invalid because index paths have changed.
  mutating func invalidateOrder() { isOrderStale = true }

  // MARK: Disappearing

  /// The disappearing elements, in the order in which they began to disappear.
  var disappearingElements: [DisappearingElement] { leaving.elements }

  /// Adds an element, which is no longer displayed, to the disappearing ones.
  mutating func insert(_ disappearing: DisappearingElement) { leaving.insert(disappearing) }

  /// Ends a disappearance. Returns whether it was in progress.
  mutating func finish(_ disappearing: DisappearingElement) -> Bool { leaving.remove(disappearing) }

  /// Marks a disappearing element as displayed again, unless its key has another view now.
  mutating func restore(_ disappearing: DisappearingElement) {
    guard elements[disappearing.key] == nil, leaving.remove(disappearing) else { return }
    insert(disappearing.element, for: disappearing.key)
  }
}

extension ListElement {
  /// The `zIndex` that determines the view's order.
  fileprivate var zIndexInOrder: Int {
    elementState.isInteractivelyMoving ? .max : appliedAttributes?.zIndex ?? 0
  }
}

#if DEBUG
  extension DisplayedElements {
    /// The first violated invariant; nil for none.
    var invariantViolation: String? {
      guard keys.count == elements.count else {
        return "\(elements.count) elements have \(keys.count) views"
      }
      for (key, element) in ordered where keys[ObjectIdentifier(element.view)] != key {
        return "the view of \(key) does not know its element"
      }
      for disappearing in disappearingElements
      where keys[ObjectIdentifier(disappearing.element.view)] != nil {
        return "the view of \(disappearing.key) is visible and disappearing"
      }
      let departing = Set(disappearingElements.map { ObjectIdentifier($0.element.view) })
      guard departing.count == disappearingElements.count else { return "a view leaves twice" }
      return leaving.invariantViolation
    }
  }
#endif
