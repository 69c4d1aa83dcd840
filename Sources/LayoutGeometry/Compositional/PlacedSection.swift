/// One section of a compositional layout in its place.
///
/// Along the scrolling direction: room of its own, what stands at the leading boundary, the leading
/// inset, the groups, the trailing inset, what stands at the trailing boundary.
package struct PlacedSection: SectionGeometry, Sendable {
  private(set) var description: CompositionalSection
  let axis: FlowAxis
  let grid: FrameGrid
  /// The collection view without its insets across.
  let container: CGSize
  /// The section's place; everything in it moves along.
  package var start: Double
  /// The groups; nil where there are no items.
  var runs: GroupRuns?
  /// What views other than cells have been measured as.
  var measuredViews: [CompositionalViewKey: CGSize]
  /// What the boundary views take from the section.
  private(set) var leadingExtent = 0.0
  private(set) var trailingExtent = 0.0

  init(
    _ description: CompositionalSection, axis: FlowAxis, grid: FrameGrid, container: CGSize,
    start: Double
  ) throws(CompositionalProblem) {
    self.description = description
    self.axis = axis
    self.grid = grid
    self.container = container
    self.start = start
    measuredViews = description.measuredViews
    try place(description.sizes)
    updateBoundaries()
  }

  /// Places all items anew.
  private mutating func place(_ sizes: EstimatedSizes) throws(CompositionalProblem) {
    description.sizes = sizes
    guard sizes.count > 0 else {
      runs = nil
      return
    }
    runs = try GroupRuns(
      description.group, container: Self.itemContainer(description, axis, container),
      axis: description.isOrthogonal ? axis.other : axis, spacing: description.interGroupSpacing,
      grid: grid, sizes: sizes)
  }

  /// What the fractions of the outermost groups are of: the container without the section's insets,
  /// of which those along a row that scrolls by itself are only room around its groups.
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

  /// Where what stands at the leading boundary ends.
  var contentStart: Double { boundaryStart + leadingExtent }

  /// Where what stands at the leading boundary begins.
  var boundaryStart: Double { start + description.spaceBefore }

  /// Where what stands at the trailing boundary begins. An empty section has no insets.
  var contentEnd: Double {
    runs == nil ? contentStart + filling : groupsStart + groupsExtent + insets.trailing
  }

  /// The length between the boundaries of what has no items: of the whole layout, all sections.
  private var filling = 0.0

  /// Lets what has no items end, but for its trailing boundary, somewhere.
  mutating func stretch(to end: Double) { filling = max(0, end - contentStart) }

  /// Where the first group starts.
  var groupsStart: Double { contentStart + insets.leading }

  /// How long the groups are together along the scrolling direction; a row, as its longest group.
  var groupsExtent: Double {
    guard let runs else { return 0 }
    guard description.isOrthogonal else { return runs.extent }
    return runs.longestGroup(along: axis)
  }

  package var end: Double { contentEnd + trailingExtent }

  private var insets: (leading: Double, trailing: Double) { description.insets.along(axis) }

  /// Where the groups begin across the scrolling direction.
  var groupsCross: Double {
    description.reference.leading + description.insets.across(axis).leading
  }

  /// How long the content of a row that scrolls by itself is, with the insets around its groups;
  /// zero for other sections.
  package var rowLength: Double {
    guard description.isOrthogonal, let runs else { return 0 }
    let after = description.insets.across(axis).trailing + description.reference.trailing
    return groupsCross + runs.extent + after
  }

  /// Whether all that belongs to the section lies within it, so that sections are in order.
  var isContained: Bool { insets.leading >= 0 && insets.trailing >= 0 && groupsExtent >= 0 }

  // MARK: SectionGeometry

  package func rect(ofItem item: Int) -> AxisRect {
    guard let runs else { return AxisRect(main: start, cross: 0, size: .init(main: 0, cross: 0)) }
    let group = runs.group(ofItem: item)
    let slot = group.solved.slots[item - group.firstItem]
    return axis.axisRect(slot.frame.moved(to: origin(of: group)))
  }

  package func lineStart(ofItem item: Int) -> Double {
    guard let runs, !description.isOrthogonal else { return groupsStart }
    return groupsStart + runs.group(ofItem: item).position
  }

  package func forEachItem(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void) {
    forEachGroup(meeting: range, inRow: -Double.infinity...Double.infinity) { group, origin in
      for (slot, room) in group.solved.slots.enumerated() where group.firstItem + slot < count {
        body(group.firstItem + slot, axis.axisRect(room.frame.moved(to: origin)))
      }
    }
  }

  /// Calls `body` with every group that reaches into a range of main positions and, in a row that
  /// scrolls by itself, of positions across.
  func forEachGroup(
    meeting range: ClosedRange<Double>, inRow row: ClosedRange<Double>,
    _ body: (GroupRuns.Group, CGPoint) -> Void
  ) {
    guard let runs else { return }
    if description.isOrthogonal {
      runs.forEachGroup(meeting: row.lowerBound - groupsCross...row.upperBound - groupsCross) {
        body($0, origin(of: $0))
      }
    } else {
      runs.forEachGroup(meeting: range.lowerBound - groupsStart...range.upperBound - groupsStart) {
        body($0, origin(of: $0))
      }
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
      itemsRead += try runs?.measure(axis.size(size), item: item) ?? 0
    }
    return itemsRead
  }

  package mutating func remove(at item: Int) throws(CompositionalProblem) -> TravellingItem {
    var sizes = knownSizes
    let taken = sizes.remove(at: item)
    try place(sizes)
    return taken
  }

  package mutating func insert(
    _ item: TravellingItem, at index: Int
  ) throws(CompositionalProblem) {
    var sizes = knownSizes
    sizes.insert(item, at: index)
    try place(sizes)
  }

  /// What its items have been measured as so far, by height and width.
  var knownSizes: EstimatedSizes { runs?.sizes ?? description.sizes }

  /// Takes over what a view other than a cell asks for.
  mutating func measure(_ size: CGSize, view: CompositionalViewKey) {
    measuredViews[view] = size
    updateBoundaries()
  }

  private mutating func updateBoundaries() {
    let extending = description.boundaries.filter(\.extendsBoundary)
    func extent(_ place: Double) -> Double {
      extending.filter { $0.mainPlace(axis) == place }
        .map { boundarySize($0).along(axis) }.reduce(0, max)
    }
    (leadingExtent, trailingExtent) = (extent(0), extent(1))
  }
}

extension CGRect {
  func moved(to origin: CGPoint) -> CGRect { offsetBy(dx: origin.x, dy: origin.y) }
}

extension GroupRuns {
  /// The longest of the groups along an axis across that of the row.
  func longestGroup(along axis: FlowAxis) -> Double {
    var longest = runs.contains { $0.solved == nil } ? template.size.along(axis) : 0
    for run in runs { longest = max(longest, run.solved?.size.along(axis) ?? 0) }
    return longest
  }
}
