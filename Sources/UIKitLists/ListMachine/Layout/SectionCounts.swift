/// How many items each section has, as the data source last said.
struct SectionCounts: Equatable {
  var items: [Int]

  var sections: Int { items.count }
  var total: Int { items.reduce(0, +) }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < items[indexPath.section]
  }
}
