/// The number of items in each section, as last read from the data source.
struct SectionCounts: Equatable {
  var items: [Int] { didSet { firstFilled = Self.firstFilled(of: items) } }
  /// The first section with items; nil for none. Stored because each section reads it.
  private(set) var firstFilled: Int?

  init(items: [Int]) {
    self.items = items
    firstFilled = Self.firstFilled(of: items)
  }

  var sections: Int { items.count }
  var total: Int { items.reduce(0, +) }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < items[indexPath.section]
  }

  private static func firstFilled(of items: [Int]) -> Int? { items.firstIndex { $0 > 0 } }
}
