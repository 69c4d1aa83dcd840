/// A positioned section of a compositional layout.
///
/// In the scrolling direction: the space before, leading boundary views, the leading inset, the
/// groups, the trailing inset, trailing boundary views.
package struct PlacedSection: SectionGeometry, Sendable {
  private var boxedDescription: Boxed<CompositionalSection>
  let axis: FlowAxis
  let grid: FrameGrid
  /// The size of the collection view without its insets across the scrolling direction.
  let container: CGSize
  /// The section's position, to which all of its positions are relative.
  package var start: Double
  /// The groups; nil if there are no items.
  private(set) var runs: Boxed<GroupRuns>?
  /// The measured sizes of supplementary views.
  var measuredViews: [CompositionalViewKey: CGSize]
  /// The lengths of the boundary views.
  private(set) var leadingExtent = 0.0
  private(set) var trailingExtent = 0.0

  init(
    _ description: CompositionalSection, axis: FlowAxis, grid: FrameGrid, container: CGSize,
    start: Double
  ) throws(CompositionalProblem) {
    boxedDescription = Boxed(description)
    self.axis = axis
    self.grid = grid
    self.container = container
    self.start = start
    measuredViews = description.measuredViews
    try place(description.sizes)
    updateBoundaries()
  }

  /// The section's description.
  var description: CompositionalSection { _read { yield boxedDescription.value } }

  /// Solves all groups.
  private mutating func place(_ sizes: EstimatedSizes) throws(CompositionalProblem) {
    boxedDescription.value.sizes = sizes
    guard sizes.count > 0 else {
      runs = nil
      return
    }
    runs = Boxed(
      try GroupRuns(
        description.group, container: Self.itemContainer(description, axis, container),
        axis: description.isOrthogonal ? axis.other : axis, spacing: description.interGroupSpacing,
        grid: grid, sizes: sizes))
  }

  /// Returns the container of the outermost groups: without the section's insets, except for those
  /// along an orthogonal section, which only surround its groups.
  private static func itemContainer(
    _ section: CompositionalSection, _ axis: FlowAxis, _ container: CGSize
  ) -> CGSize {
    let (main, cross) = (section.insets.along(axis), section.insets.across(axis))
    var size = container
    size.set(size.along(axis) - main.leading - main.trailing, along: axis)
    let taken = section.isOrthogonal ? 0 : cross.leading + cross.trailing
    let reference = section.reference
    size.set(
      size.along(axis.other) - taken - reference.leading - reference.trailing, along: axis.other)
    return size
  }

  // MARK: Extents

  /// The number of items.
  package var count: Int { description.sizes.count }

  /// The end of the leading boundary views.
  var contentStart: Double { boundaryStart + leadingExtent }

  /// The start of the leading boundary views.
  var boundaryStart: Double { start + description.spaceBefore }

  /// The start of the trailing boundary views. An empty section has no insets.
  var contentEnd: Double {
    runs == nil ? contentStart + filling : groupsStart + groupsExtent + insets.trailing
  }

  /// The length between the boundaries if there are no items; for the layout, that of all sections.
  private var filling = 0.0

  /// Sets the end of a section without items, before its trailing boundary.
  mutating func stretch(to end: Double) { filling = max(0, end - contentStart) }

  /// The start of the first group.
  var groupsStart: Double { contentStart + insets.leading }

  /// The total length of the groups in the scrolling direction; for a row, that of the longest
  /// group.
  var groupsExtent: Double {
    guard let runs else { return 0 }
    guard description.isOrthogonal else { return runs.value.extent }
    return runs.value.longestGroup(along: axis)
  }

  package var end: Double { contentEnd + trailingExtent }

  private var insets: (leading: Double, trailing: Double) { description.insets.along(axis) }

  /// The start of the groups across the scrolling direction.
  var groupsCross: Double {
    description.reference.leading + description.insets.across(axis).leading
  }

  /// The content length of an orthogonal section, including insets; zero for other sections.
  package var rowLength: Double {
    guard description.isOrthogonal, let runs else { return 0 }
    let after = description.insets.across(axis).trailing + description.reference.trailing
    return groupsCross + runs.value.extent + after
  }

  /// Whether all elements are inside the section, so that sections are in order.
  var isContained: Bool { insets.leading >= 0 && insets.trailing >= 0 && groupsExtent >= 0 }

  // MARK: SectionGeometry

  package func rect(ofItem item: Int) -> AxisRect {
    guard let runs else { return AxisRect(main: start, cross: 0, size: .init(main: 0, cross: 0)) }
    let group = runs.value.group(ofItem: item)
    let slot = group.solved.slots[item - group.firstItem]
    return axis.axisRect(slot.frame.moved(to: origin(of: group)))
  }

  package func lineStart(ofItem item: Int) -> Double {
    guard let runs, !description.isOrthogonal else { return groupsStart }
    return groupsStart + runs.value.group(ofItem: item).position
  }

  package func forEachItem(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void) {
    forEachGroup(meeting: range, inRow: -Double.infinity...Double.infinity) { group, origin in
      for (slot, room) in group.solved.slots.enumerated() where group.firstItem + slot < count {
        body(group.firstItem + slot, axis.axisRect(room.frame.moved(to: origin)))
      }
    }
  }

  /// Calls a closure with each group that may intersect a range of main positions and, for an
  /// orthogonal section, a range across.
  func forEachGroup(
    meeting range: ClosedRange<Double>, inRow row: ClosedRange<Double>,
    _ body: (GroupRuns.Group, CGPoint) -> Void
  ) {
    guard let runs else { return }
    if description.isOrthogonal {
      let range = row.lowerBound - groupsCross...row.upperBound - groupsCross
      runs.value.forEachGroup(meeting: range) { body($0, origin(of: $0)) }
    } else {
      let range = range.lowerBound - groupsStart...range.upperBound - groupsStart
      runs.value.forEachGroup(meeting: range) { body($0, origin(of: $0)) }
    }
  }

  func origin(of group: GroupRuns.Group) -> CGPoint {
    description.isOrthogonal
      ? CGPoint(along: axis, groupsStart, across: groupsCross + group.position)
      : CGPoint(along: axis, groupsStart + group.position, across: groupsCross)
  }

  package func pinningLimit(at end: SectionEnd) -> Double {
    switch (end, CompositionalRules.footersPushPinnedHeaders) {
    case (.leading, true): contentEnd
    case (.leading, false): self.end
    case (.trailing, true): contentStart
    case (.trailing, false): start
    }
  }

  // MARK: Changes

  @discardableResult
  package mutating func measure(
    _ sizes: [(item: Int, size: AxisSize)]
  ) throws(CompositionalProblem) -> Int {
    var itemsRead = 0
    for (item, size) in sizes {
      itemsRead += try runs?.value.measure(axis.size(size), item: item) ?? 0
    }
    return itemsRead
  }

  package mutating func remove(at item: Int) throws(CompositionalProblem) -> MovedItem {
    var sizes = knownSizes
    let taken = sizes.remove(at: item)
    try place(sizes)
    return taken
  }

  package mutating func insert(
    _ item: MovedItem, at index: Int
  ) throws(CompositionalProblem) {
    var sizes = knownSizes
    sizes.insert(item, at: index)
    try place(sizes)
  }

  /// The items' measured sizes, by height and width.
  var knownSizes: EstimatedSizes { runs?.value.sizes ?? description.sizes }

  /// Sets the measured size of a supplementary view.
  mutating func measure(_ size: CGSize, view: CompositionalViewKey) {
    measuredViews[view] = size
    updateBoundaries()
  }

  private mutating func updateBoundaries() {
    let extending = description.boundaries.filter(\.extendsBoundary)
    func extent(_ place: Double) -> Double {
      extending.filter { $0.mainAlignment(axis) == place }
        .map { boundarySize($0).along(axis) }.reduce(0, max)
    }
    (leadingExtent, trailingExtent) = (extent(0), extent(1))
  }
}

extension CGRect {
  func moved(to origin: CGPoint) -> CGRect { offsetBy(dx: origin.x, dy: origin.y) }
}

extension GroupRuns {
  /// Returns the maximum length of the groups along an axis across the row.
  func longestGroup(along axis: FlowAxis) -> Double {
    var longest = runs.contains { $0.solved == nil } ? template.size.along(axis) : 0
    for run in runs { longest = max(longest, run.solved?.size.along(axis) ?? 0) }
    return longest
  }
}
