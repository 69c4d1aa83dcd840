/// An item on its way from one section, or one place in it, to another: its size goes with it.
package struct TravellingItem: Equatable, Sendable {
  package let size: AxisSize
  /// Whether the size is known rather than the section's estimate.
  package let isMeasured: Bool
}

extension FlowSectionMetrics.Items {
  private var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .sized(let sizes): sizes.count
    case .estimated(let sizes): sizes.count
    }
  }

  /// Takes an item out. Complexity: O(1) where all have one size, else O(items).
  package mutating func remove(at index: Int) -> TravellingItem {
    precondition((0..<count).contains(index), "there is no item to take out")
    switch self {
    case .uniform(let count, let size):
      self = .uniform(count: count - 1, size: size)
      return TravellingItem(size: size, isMeasured: true)
    case .sized(var sizes):
      let size = sizes.remove(at: index)
      self = .sized(sizes)
      return TravellingItem(size: size, isMeasured: true)
    case .estimated(let sizes):
      var known = sizes.known
      known.remove(at: index)
      self = .estimated(EstimatedSizes(known, estimate: sizes.estimate))
      return TravellingItem(size: sizes[index], isMeasured: sizes.isMeasured(index))
    }
  }

  /// Puts an item in. Complexity: O(1) where it has the one size that all have, else O(items).
  package mutating func insert(_ item: TravellingItem, at index: Int) {
    precondition((0...count).contains(index), "there is no place for the item")
    switch self {
    case .uniform(let count, let size) where size == item.size:
      self = .uniform(count: count + 1, size: size)
    case .uniform(let count, let size):
      var sizes = [AxisSize](repeating: size, count: count)
      sizes.insert(item.size, at: index)
      self = .sized(sizes)
    case .sized(var sizes):
      sizes.insert(item.size, at: index)
      self = .sized(sizes)
    case .estimated(let sizes):
      var known = sizes.known
      known.insert(item.isMeasured ? item.size : nil, at: index)
      self = .estimated(EstimatedSizes(known, estimate: sizes.estimate))
    }
  }
}

extension EstimatedSizes {
  /// The size of each item; nil where it has not been measured.
  fileprivate var known: [AxisSize?] { (0..<count).map { isMeasured($0) ? self[$0] : nil } }

  fileprivate init(_ known: [AxisSize?], estimate: AxisSize) {
    self.init(count: known.count, estimate: estimate)
    for (item, size) in known.enumerated() where size != nil { self[item] = size ?? estimate }
  }
}
