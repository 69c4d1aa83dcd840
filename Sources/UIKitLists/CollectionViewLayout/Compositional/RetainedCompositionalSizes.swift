import LayoutGeometry

/// The measured sizes kept from one geometry for the next.
struct RetainedCompositionalSizes {
  /// The sizes of items, by section after the update.
  var items: [Int: [(item: Int, size: AxisSize)]] = [:]
  var views: [Int: [CompositionalViewKey: CGSize]] = [:]
  /// The sizes of the layout's own boundary views.
  var layoutViews: [CompositionalViewKey: CGSize] = [:]

  init() {}

  /// Collects the measured sizes by the items' new index paths. Items without a new path are left
  /// out.
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

  /// The number of items examined to find the new index of a section.
  private static let maximumExaminedCount = 64

  /// Returns a section's new index: that of the first of its items that remains.
  private static func newSection(
    _ section: Int, _ geometry: CompositionalGeometry, _ newPath: (IndexPath) -> IndexPath?
  ) -> Int? {
    guard !geometry.measuredViews(ofSection: section).isEmpty else { return nil }
    for item in 0..<min(maximumExaminedCount, geometry.sections[section].count) {
      if let path = newPath(IndexPath(item: item, section: section)) { return path.section }
    }
    return nil
  }
}
