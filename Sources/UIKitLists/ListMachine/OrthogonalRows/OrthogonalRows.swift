/// The orthogonally scrolling sections: the views of visible ones, which contain their scroll
/// distance, and the scroll distances of the others.
@MainActor
struct OrthogonalRows {
  /// The scroll distances of sections without a view, in points, without those never scrolled.
  private var parked: [Int: Double] = [:]
  private(set) var views: [Int: OrthogonalRowView] = [:]
  /// The views of removed rows in which elements still disappear.
  private(set) var leaving: [OrthogonalRowView] = []

  init() {}

  /// The scroll distance of each section from its start, in points, without those never scrolled.
  var distances: [Int: Double] {
    parked.merging(views.compactMapValues(\.scrolledDistance)) { _, shown in shown }
  }

  /// Returns a section's scroll distance, in points; nil if it has never been scrolled.
  func distance(ofSection section: Int) -> Double? {
    guard let view = views[section] else { return parked[section] }
    return view.scrolledDistance
  }

  mutating func setDistance(_ distance: Double, ofSection section: Int) {
    if let view = views[section] { view.scroll(at: distance) } else { parked[section] = distance }
  }

  /// Creates the view of a section that becomes visible, with the section's scroll distance.
  mutating func makeView(ofSection section: Int) -> OrthogonalRowView {
    let view = OrthogonalRowView(scrolledBy: parked.removeValue(forKey: section))
    views[section] = view
    return view
  }

  /// Removes the views of all other sections.
  mutating func leave(except sections: Set<Int>) {
    for section in views.keys.sorted() where !sections.contains(section) {
      guard let view = views.removeValue(forKey: section) else { continue }
      parked[section] = view.scrolledDistance
      view.scrolled = nil
      leaving.append(view)
    }
  }

  /// Removes and returns the removed rows' views that no longer contain elements.
  mutating func removeEmpty() -> [OrthogonalRowView] {
    let left = leaving.filter { !$0.showsElements }
    leaving.removeAll { !$0.showsElements }
    return left
  }

  /// Resets all scroll distances.
  mutating func reset() {
    parked = [:]
    for view in views.values { view.discardDistance() }
  }

  /// Renumbers sections; those without a new number are removed.
  mutating func rename(_ newSection: (Int) -> Int?) {
    leave(except: Set(views.keys.filter { newSection($0) != nil }))
    parked = Self.renamed(parked, newSection)
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
