/// The sizes of items, some of which are measured; the others share an estimate.
///
/// Stores only measured sizes, in pages, so that a million items of which a screenful was visible
/// cost a screenful. At most 2^32 - 1 items.
package struct EstimatedSizes: Sendable {
  private static let pageLength = 64
  private static let unmeasured = AxisSize(main: .nan, cross: .nan)

  package let count: Int
  /// The size of items that were not measured.
  package private(set) var estimate: AxisSize
  package private(set) var measuredCount = 0
  /// The sum of the measured sizes.
  package private(set) var measuredSum = AxisSize(main: 0, cross: 0)
  /// The first item that was not measured; the number of items if all were.
  private(set) var firstUnmeasured = 0
  /// Pages up to the last measured item; a page is empty until one of its items is measured.
  private var pages: [[AxisSize]] = []
  /// The items measured since initialisation with individual sizes; nil for initialisation without.
  private var fitted: Set<Int>?
  /// The size of some measured item, and the number of measured items with another size.
  private var reference = AxisSize(main: 0, cross: 0)
  private var differing = 0

  /// Creates sizes without measured items.
  package init(count: Int, estimate: AxisSize) {
    self.count = min(max(0, count), Int(UInt32.max))
    self.estimate = estimate.sanitized
  }

  /// Creates sizes with an initial size for each item. O(sizes).
  package init(startingWith sizes: [AxisSize]) {
    self.init(count: sizes.count, estimate: sizes.first ?? AxisSize(main: 0, cross: 0))
    for (item, size) in sizes.enumerated() { self[item] = size }
    fitted = []
  }

  /// An item's size. Setting it marks the item as measured. O(1).
  package subscript(item: Int) -> AxisSize {
    get {
      let (page, newIndex) = item.quotientAndRemainder(dividingBy: Self.pageLength)
      guard page < pages.count, !pages[page].isEmpty, !pages[page][newIndex].main.isNaN else {
        return estimate
      }
      return pages[page][newIndex]
    }
    set { measure(item, newValue.sanitized) }
  }

  package func isMeasured(_ item: Int) -> Bool {
    let (page, newIndex) = item.quotientAndRemainder(dividingBy: Self.pageLength)
    return page < pages.count && !pages[page].isEmpty && !pages[page][newIndex].main.isNaN
  }

  /// Whether the items have individual initial sizes.
  package var hasStartingSizes: Bool { fitted != nil }

  /// Returns whether an item was measured since initialisation.
  package func isFitted(_ item: Int) -> Bool { fitted?.contains(item) ?? isMeasured(item) }

  /// Whether all sizes are equal. O(1).
  var isUniform: Bool {
    measuredCount == 0
      || (differing == 0 && (measuredCount == count || estimate == reference))
  }

  /// Sets the estimate of items that were not measured.
  mutating func setEstimate(_ size: AxisSize) { estimate = size.sanitized }

  /// The sizes with their axes exchanged. O(measured + items / 64).
  var turned: EstimatedSizes {
    var turned = self
    (turned.estimate, turned.reference) = (estimate.turned, reference.turned)
    turned.measuredSum = measuredSum.turned
    turned.pages = pages.map { $0.map(\.turned) }
    return turned
  }

  /// Calls a closure with each measured item and its size, in order. O(measured + items / 64).
  package func forEachMeasured(_ body: (Int, AxisSize) -> Void) {
    for (number, page) in pages.enumerated() {
      for (newIndex, size) in page.enumerated() where !size.main.isNaN {
        body(number * Self.pageLength + newIndex, size)
      }
    }
  }

  /// Calls a closure with each item measured since initialisation and its size, in order.
  ///
  /// - Complexity: That of ``forEachMeasured(_:)``; O(*k* log *k*) for *k* such items if there were
  ///   initial sizes.
  package func forEachFitted(_ body: (Int, AxisSize) -> Void) {
    guard let fitted else { return forEachMeasured(body) }
    for item in fitted.sorted() { body(item, self[item]) }
  }

  private mutating func measure(_ item: Int, _ size: AxisSize) {
    guard (0..<count).contains(item) else { return }
    fitted?.insert(item)
    let (page, newIndex) = item.quotientAndRemainder(dividingBy: Self.pageLength)
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty {
      pages[page] = Array(repeating: Self.unmeasured, count: Self.pageLength)
    }
    let old = pages[page][newIndex]
    pages[page][newIndex] = size
    if old.main.isNaN {
      if measuredCount == 0 { reference = size }
      measuredCount += 1
      while firstUnmeasured < count, isMeasured(firstUnmeasured) { firstUnmeasured += 1 }
    } else {
      measuredSum = AxisSize(
        main: measuredSum.main - old.main, cross: measuredSum.cross - old.cross)
      if old != reference { differing -= 1 }
    }
    measuredSum = AxisSize(
      main: measuredSum.main + size.main, cross: measuredSum.cross + size.cross)
    if size != reference { differing += 1 }
    if differing == measuredCount { compare(with: size) }
  }

  /// Recomputes the difference count if no measured item has the reference size any more.
  private mutating func compare(with size: AxisSize) {
    var others = 0
    forEachMeasured { if $1 != size { others += 1 } }
    reference = size
    differing = others
  }
}

// MARK: - Insertion and deletion

extension EstimatedSizes {
  /// Removes an item. O(measured + items / 64).
  mutating func remove(at index: Int) -> MovedItem {
    let item = MovedItem(
      size: self[index], isMeasured: isMeasured(index), isFitted: isFitted(index))
    self = moved(count: count - 1) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    return item
  }

  /// Inserts an item; one that was not measured has the estimate, or its own size if items have
  /// individual initial sizes.
  ///
  /// - Complexity: O(measured + items / 64).
  mutating func insert(_ item: MovedItem, at index: Int) {
    self = moved(count: count + 1) { $0 < index ? $0 : $0 + 1 }
    guard hasStartingSizes || item.isMeasured else { return }
    self[index] = item.size
    if !item.isFitted { fitted?.remove(index) }
  }

  /// Returns the sizes by new indexes; items without a new index are omitted.
  private func moved(count: Int, _ newIndex: (Int) -> Int?) -> EstimatedSizes {
    var sizes = EstimatedSizes(count: count, estimate: estimate)
    forEachMeasured { item, size in
      if let item = newIndex(item) { sizes[item] = size }
    }
    sizes.fitted = fitted.map { Set($0.compactMap(newIndex)) }
    return sizes
  }
}

extension EstimatedSizes: SizeSource {
  /// Returns the number of unmeasured items up to the next measured one; 1 for a measured item.
  ///
  /// - Complexity: O(1) after the last measured item, otherwise at most O(count / 64).
  func equalItems(from item: Int) -> Int {
    guard !isMeasured(item) else { return 1 }
    var next = item + 1
    while next < count {
      let page = next / Self.pageLength
      guard page < pages.count else { return count - item }
      if pages[page].isEmpty {
        next = (page + 1) * Self.pageLength
      } else if isMeasured(next) {
        return next - item
      } else {
        next += 1
      }
    }
    return count - item
  }
}
