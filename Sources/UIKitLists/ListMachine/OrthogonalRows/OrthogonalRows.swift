/// The sections that scroll by themselves: the views of those in sight, which know how far they are
/// scrolled, and how far the others are.
@MainActor
struct OrthogonalRows {
  /// How far sections without a view are scrolled from their start, in points; a row that has never
  /// been scrolled has none.
  private var parked: [Int: Double] = [:]
  private(set) var views: [Int: OrthogonalRowView] = [:]
  /// The views of rows that are no more, in which elements are still shown on their way out.
  private(set) var leaving: [OrthogonalRowView] = []

  init() {}

  /// How far each section is scrolled from its start, in points; those that have never been
  /// scrolled are left out.
  var distances: [Int: Double] {
    parked.merging(views.compactMapValues(\.scrolledDistance)) { _, shown in shown }
  }

  /// How far a section is scrolled from its start, in points; nil for one that has never been.
  func distance(ofSection section: Int) -> Double? {
    guard let view = views[section] else { return parked[section] }
    return view.scrolledDistance
  }

  mutating func setDistance(_ distance: Double, ofSection section: Int) {
    if let view = views[section] { view.stand(at: distance) } else { parked[section] = distance }
  }

  /// Makes the view of a section that comes into sight; it takes over how far that is scrolled.
  mutating func makeView(ofSection section: Int) -> OrthogonalRowView {
    let view = OrthogonalRowView(scrolledBy: parked.removeValue(forKey: section))
    views[section] = view
    return view
  }

  /// Lets the views of other sections leave.
  mutating func leave(except sections: Set<Int>) {
    for section in views.keys.sorted() where !sections.contains(section) {
      guard let view = views.removeValue(forKey: section) else { continue }
      parked[section] = view.scrolledDistance
      view.scrolled = nil
      leaving.append(view)
    }
  }

  /// Forgets the views that have left, in which nothing is shown any more; returns them.
  mutating func takeLeft() -> [OrthogonalRowView] {
    let left = leaving.filter { !$0.showsElements }
    leaving.removeAll { !$0.showsElements }
    return left
  }

  /// Forgets how far everything is scrolled.
  mutating func reset() {
    parked = [:]
    for view in views.values { view.forgetDistance() }
  }

  /// Gives sections other numbers; those that get none leave.
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
