import LayoutGeometry

/// What views asked for, taken along from one geometry to the next.
struct KeptCompositionalSizes {
  /// By section afterwards.
  var items: [Int: [(item: Int, size: AxisSize)]] = [:]
  var views: [Int: [CompositionalViewKey: CGSize]] = [:]
  /// Those of the layout's own boundary views.
  var layoutViews: [CompositionalViewKey: CGSize] = [:]

  init() {}

  /// What has been measured, by the places that items get; what gets none is left out.
  init(_ geometry: CompositionalGeometry, _ newPath: (IndexPath) -> IndexPath?) {
    layoutViews = geometry.measuredLayoutViews
    for section in geometry.sections.indices {
      geometry.measuredSizes(ofSection: section).forEachFitted { item, size in
        guard let path = newPath(IndexPath(item: item, section: section)) else { return }
        items[path.section, default: []].append((path.item, size))
      }
      if let new = Self.newSection(section, geometry, newPath) {
        views[new] = geometry.measuredViews(ofSection: section)
      }
    }
  }

  /// How many items are asked where they go, to find out where their section goes.
  private static let mostAsked = 64

  /// Where a section goes: to where its first item goes that stays.
  private static func newSection(
    _ section: Int, _ geometry: CompositionalGeometry, _ newPath: (IndexPath) -> IndexPath?
  ) -> Int? {
    guard !geometry.measuredViews(ofSection: section).isEmpty else { return nil }
    for item in 0..<min(mostAsked, geometry.sections[section].count) {
      if let path = newPath(IndexPath(item: item, section: section)) { return path.section }
    }
    return nil
  }
}
