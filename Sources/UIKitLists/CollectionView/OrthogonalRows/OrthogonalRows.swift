/// The sections that scroll by themselves: how far each is scrolled, and the views of those in
/// sight.
@MainActor
struct OrthogonalRows {
  /// From the start, in points, by section; a row that has never been scrolled has none.
  private(set) var distances: [Int: Double] = [:]
  private(set) var views: [Int: OrthogonalRowView] = [:]
  /// The views of rows that are no more, in which elements are still shown on their way out.
  private(set) var leaving: [OrthogonalRowView] = []

  init() {}

  mutating func setDistance(_ distance: Double, ofSection section: Int) {
    distances[section] = distance
  }

  mutating func setView(_ view: OrthogonalRowView, ofSection section: Int) {
    views[section] = view
  }

  /// Lets the views of other sections leave.
  mutating func leave(except sections: Set<Int>) {
    for section in views.keys.sorted() where !sections.contains(section) {
      views.removeValue(forKey: section).map { leaving.append($0) }
    }
  }

  /// Forgets the views that have left, in which nothing is shown any more; returns them.
  mutating func takeLeft() -> [OrthogonalRowView] {
    let left = leaving.filter { !$0.showsElements }
    leaving.removeAll { !$0.showsElements }
    return left
  }

  /// Forgets how far everything is scrolled.
  mutating func reset() { distances = [:] }

  /// Gives sections other numbers; those that get none leave.
  mutating func rename(_ newSection: (Int) -> Int?) {
    distances = Self.renamed(distances, newSection)
    leave(except: Set(views.keys.filter { newSection($0) != nil }))
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
