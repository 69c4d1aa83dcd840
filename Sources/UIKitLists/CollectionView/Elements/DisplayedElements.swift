/// The elements that have a view on the screen: those in sight, each with its key, and those on
/// their way out.
@MainActor
struct DisplayedElements {
  typealias Element = (key: ElementKey, value: UICollectionReusableView)

  private var views: [ElementKey: UICollectionReusableView] = [:]
  /// The keys of the views in sight.
  private var keys: [ObjectIdentifier: ElementKey] = [:]
  private var leaving = InsertionOrderedSet<Departure>()

  /// Whether views have got other keys, by which they have their order.
  private(set) var isOrderStale = false

  init() {}

  // MARK: In sight

  /// How many elements are in sight.
  var count: Int { views.count }

  /// The view of an element in sight. O(1).
  subscript(key: ElementKey) -> UICollectionReusableView? { views[key] }

  /// The element that a view in sight stands for. O(1).
  func key(of view: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(view)] }

  /// The elements in sight, in the order in which those of one zIndex are drawn.
  /// O(*n* log *n*).
  var ordered: [Element] { ordered { _ in true } }

  /// Some elements in sight, in the order in which those of one zIndex are drawn.
  /// O(*n* + *m* log *m*) for *m* of *n* elements.
  func ordered(where isIncluded: (ElementKey) -> Bool) -> [Element] {
    let included = views.compactMap { isIncluded($0) ? Element($0, $1) : nil }
    return included.sorted { ElementKey.isBehind($0.key, $1.key) }
  }

  /// The keys of the elements in sight, in the order in which those of one zIndex are drawn.
  var orderedKeys: [ElementKey] { orderedKeys { _ in true } }

  /// The keys of some elements in sight, in the order in which those of one zIndex are drawn.
  /// O(*n* + *m* log *m*) for *m* of *n* elements.
  func orderedKeys(where isIncluded: (ElementKey) -> Bool) -> [ElementKey] {
    views.keys.filter(isIncluded).sorted(by: ElementKey.isBehind)
  }

  /// The index paths of some elements in sight, in order.
  func indexPaths(where isIncluded: (ElementKey) -> Bool) -> [IndexPath] {
    views.keys.filter(isIncluded).map(\.indexPath).sorted()
  }

  /// Whether a view in sight has another zIndex than the one it has its place by.
  var hasViewOutOfOrder: Bool {
    views.values.contains { $0.zIndexInOrder != $0.orderedZIndex }
  }

  /// The views in sight from back to front: `zIndex` first. Their order counts as restored.
  mutating func takeDrawingOrder() -> [UICollectionReusableView] {
    isOrderStale = false
    for view in views.values { view.orderedZIndex = view.zIndexInOrder }
    let ordered = views.sorted { a, b in
      let (back, front) = (a.value.orderedZIndex, b.value.orderedZIndex)
      return back != front ? back < front : ElementKey.isBehind(a.key, b.key)
    }
    return ordered.map(\.value)
  }

  /// Counts a view as in sight for an element.
  mutating func insert(_ view: UICollectionReusableView, for key: ElementKey) {
    if let old = views.updateValue(view, forKey: key) { keys[ObjectIdentifier(old)] = nil }
    keys[ObjectIdentifier(view)] = key
  }

  /// Takes an element out of sight, and nowhere else. Returns its view.
  @discardableResult
  mutating func remove(_ key: ElementKey) -> UICollectionReusableView? {
    guard let view = views.removeValue(forKey: key) else { return nil }
    keys[ObjectIdentifier(view)] = nil
    return view
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
    guard views[departure.key] == nil, leaving.remove(departure) else { return }
    insert(departure.view, for: departure.key)
  }
}

extension UICollectionReusableView {
  /// The zIndex by which the view is to have its place.
  fileprivate var zIndexInOrder: Int {
    isInteractivelyMoving ? .max : appliedAttributes?.zIndex ?? 0
  }
}

#if DEBUG
  extension DisplayedElements {
    /// The first of its own rules that is broken; nil where all are kept.
    var invariantViolation: String? {
      guard keys.count == views.count else {
        return "\(views.count) elements have \(keys.count) views"
      }
      for (key, view) in ordered where keys[ObjectIdentifier(view)] != key {
        return "the view of \(key) does not know its element"
      }
      for departure in departures where keys[ObjectIdentifier(departure.view)] != nil {
        return "the view of \(departure.key) is in sight and on its way out"
      }
      let departing = Set(departures.map { ObjectIdentifier($0.view) })
      guard departing.count == departures.count else { return "a view leaves twice" }
      return leaving.invariantViolation
    }
  }
#endif
