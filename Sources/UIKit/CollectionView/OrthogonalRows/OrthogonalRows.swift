/// The sections that scroll by themselves: how far each is scrolled, and the views of those in
/// sight.
@MainActor
struct OrthogonalRows {
  /// From the start, in points, by section; a row that has never been scrolled has none.
  private(set) var distances: [Int: Double] = [:]
  private(set) var views: [Int: OrthogonalRowView] = [:]

  init() {}

  mutating func setDistance(_ distance: Double, ofSection section: Int) {
    distances[section] = distance
  }

  mutating func setView(_ view: OrthogonalRowView, ofSection section: Int) {
    views[section] = view
  }

  /// Forgets the views of other sections; returns them.
  mutating func takeViews(except sections: Set<Int>) -> [OrthogonalRowView] {
    let left = views.filter { !sections.contains($0.key) }
    for section in left.keys { views[section] = nil }
    return Array(left.values)
  }

  /// Forgets how far everything is scrolled.
  mutating func reset() { distances = [:] }

  /// Gives sections other numbers; those that get none are forgotten.
  mutating func rename(_ newSection: (Int) -> Int?) {
    distances = Self.renamed(distances, newSection)
    views = Self.renamed(views, newSection)
  }

  private static func renamed<Value>(
    _ values: [Int: Value], _ newSection: (Int) -> Int?
  ) -> [Int: Value] {
    var renamed: [Int: Value] = [:]
    for (section, value) in values {
      if let new = newSection(section) { renamed[new] = value }
    }
    return renamed
  }
}
