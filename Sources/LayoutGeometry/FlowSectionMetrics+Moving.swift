/// An item that is moved with its size.
package struct MovedItem: Equatable, Sendable {
  package let size: AxisSize
  /// Whether the size is known, not the section's estimate.
  package let isMeasured: Bool
  /// Whether the size was measured rather than known initially.
  package let isFitted: Bool

  init(size: AxisSize, isMeasured: Bool = true, isFitted: Bool = false) {
    (self.size, self.isMeasured, self.isFitted) = (size, isMeasured, isFitted)
  }

  /// The item with its axes exchanged.
  var turned: MovedItem {
    MovedItem(size: size.turned, isMeasured: isMeasured, isFitted: isFitted)
  }
}

extension FlowSectionMetrics.Items {
  /// Removes an item. O(1) for a uniform size, otherwise O(items).
  package mutating func remove(at index: Int) -> MovedItem {
    precondition((0..<count).contains(index), "the index is out of range")
    switch self {
    case .uniform(let count, let size):
      self = .uniform(count: count - 1, size: size)
      return MovedItem(size: size)
    case .sized(var sizes):
      let size = sizes.remove(at: index)
      self = .sized(sizes)
      return MovedItem(size: size)
    case .estimated(var sizes):
      let item = sizes.remove(at: index)
      self = .estimated(sizes)
      return item
    }
  }

  /// Inserts an item. O(1) if it has the uniform size, otherwise O(items).
  package mutating func insert(_ item: MovedItem, at index: Int) {
    precondition((0...count).contains(index), "the index is out of range")
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
  /// The items with their axes exchanged. Complexity: that of a copy.
  var turned: Self {
    switch self {
    case .uniform(let count, let size): .uniform(count: count, size: size.turned)
    case .sized(let sizes): .sized(sizes.map(\.turned))
    case .estimated(let sizes): .estimated(sizes.turned)
    }
  }

  /// The maximum length across the lines; zero if there are no items. O(1) for a uniform size,
  /// otherwise O(items with known sizes).
  var maximumCross: Double {
    switch self {
    case .uniform(let count, let size): return count > 0 ? size.cross.finiteExtent : 0
    case .sized(let sizes): return sizes.reduce(0) { max($0, $1.cross.finiteExtent) }
    case .estimated(let sizes):
      var greatest = sizes.measuredCount < sizes.count ? sizes.estimate.cross : 0
      sizes.forEachMeasured { greatest = max(greatest, $1.cross) }
      return greatest
    }
  }

  /// Inserts a placeholder with the size of the item at its index or the last one; `size` if there
  /// is none.
  package mutating func insertPlaceholder(at index: Int, size: AxisSize) {
    var model = count > 0 ? self : .uniform(count: 1, size: size)
    let item = model.remove(at: min(index, model.count - 1))
    if count > 0 {
      insert(item, at: min(index, count))
    } else {
      self = .uniform(count: 1, size: size)
    }
  }
}
