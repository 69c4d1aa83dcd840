/// An item on its way from one section, or one place in it, to another: its size goes with it.
package struct TravellingItem: Equatable, Sendable {
  package let size: AxisSize
  /// Whether the size is known rather than the section's estimate.
  package let isMeasured: Bool
  /// Whether the size has been measured rather than known from the start.
  package let isFitted: Bool

  init(size: AxisSize, isMeasured: Bool = true, isFitted: Bool = false) {
    (self.size, self.isMeasured, self.isFitted) = (size, isMeasured, isFitted)
  }

  /// The item as the other axis sees it. Twice is the identity.
  var turned: TravellingItem {
    TravellingItem(size: size.turned, isMeasured: isMeasured, isFitted: isFitted)
  }
}

extension FlowSectionMetrics.Items {
  /// Takes an item out. Complexity: O(1) where all have one size, else O(items).
  package mutating func remove(at index: Int) -> TravellingItem {
    precondition((0..<count).contains(index), "there is no item to take out")
    switch self {
    case .uniform(let count, let size):
      self = .uniform(count: count - 1, size: size)
      return TravellingItem(size: size)
    case .sized(var sizes):
      let size = sizes.remove(at: index)
      self = .sized(sizes)
      return TravellingItem(size: size)
    case .estimated(var sizes):
      let item = sizes.remove(at: index)
      self = .estimated(sizes)
      return item
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
    case .estimated(var sizes):
      sizes.insert(item, at: index)
      self = .estimated(sizes)
    }
  }
}

extension FlowSectionMetrics.Items {
  /// The items as the other axis sees them. Twice is the identity. Complexity: that of a copy.
  var turned: Self {
    switch self {
    case .uniform(let count, let size): .uniform(count: count, size: size.turned)
    case .sized(let sizes): .sized(sizes.map(\.turned))
    case .estimated(let sizes): .estimated(sizes.turned)
    }
  }

  /// The greatest length across the lines; zero where there are no items. Complexity: O(1) for one
  /// size, else O(items whose sizes are known).
  var greatestCross: Double {
    switch self {
    case .uniform(let count, let size): return count > 0 ? size.cross.asExtent : 0
    case .sized(let sizes): return sizes.reduce(0) { max($0, $1.cross.asExtent) }
    case .estimated(let sizes):
      var greatest = sizes.measuredCount < sizes.count ? sizes.estimate.cross : 0
      sizes.forEachMeasured { greatest = max(greatest, $1.cross) }
      return greatest
    }
  }

  /// Puts a guest in: as large as the item whose place it takes, or as the last one; of a size
  /// where there is none.
  package mutating func insertGuest(at index: Int, size: AxisSize) {
    var model = count > 0 ? self : .uniform(count: 1, size: size)
    let item = model.remove(at: min(index, model.count - 1))
    if count > 0 {
      insert(item, at: min(index, count))
    } else {
      self = .uniform(count: 1, size: size)
    }
  }
}
