/// The groups of a section, one after the other along an axis.
///
/// Stores one solved group, used by all groups without measured items, and a solved group for each
/// group with measured items. A million items of fixed sizes cost one group, regardless of nesting;
/// storing all frames would take 32 MB and, in C, about 5 ms.
struct GroupRuns: Sendable {
  /// Consecutive equal groups: a number of copies of the template, or one individual group.
  struct Run: Sendable {
    /// The position of the first group, relative to the section's first group.
    var position: Double
    var firstItem: Int
    var firstGroup: Int
    /// The individual group; nil for copies of the template up to the next run.
    var solved: SolvedGroup?
  }

  /// A group with its position.
  struct Group {
    let number: Int
    let firstItem: Int
    let position: Double
    let solved: SolvedGroup
  }

  let item: CompositionalItem
  /// The container, to which the groups' fractional dimensions refer.
  let container: CGSize
  let axis: FlowAxis
  let spacing: Double
  let grid: FrameGrid
  let count: Int
  /// The measured sizes of the items, by height and width.
  private(set) var sizes: EstimatedSizes
  private(set) var template: SolvedGroup
  private(set) var runs: [Run] = []
  /// The maximum distances by which elements exceed their group's start and end.
  private(set) var overhang = (before: 0.0, after: 0.0)
  /// The common length of uniform groups.
  private var uniformLength: Double?
  private let isEstimated: Bool

  /// Solves one group, and those with measured items.
  ///
  /// - Complexity: O(slots of a group · (1 + groups with measured items)).
  init(
    _ item: CompositionalItem, container: CGSize, axis: FlowAxis, spacing: Double,
    grid: FrameGrid, sizes: EstimatedSizes
  ) throws(CompositionalProblem) {
    self.item = item
    self.container = container
    self.axis = axis
    self.spacing = spacing.finiteDistance
    self.grid = grid
    self.sizes = sizes
    count = sizes.count
    isEstimated = item.isEstimated
    template = SolvedGroup(size: .zero)
    try rebuild()
  }

  // MARK: Queries

  /// The total length of the groups and their spacing.
  var extent: Double {
    guard let last else { return 0 }
    return last.position + last.solved.size.along(axis)
  }

  /// The number of groups.
  var groupCount: Int { last.map { $0.number + 1 } ?? 0 }

  private var last: Group? {
    guard let run = runs.indices.last else { return nil }
    return group(groupCount(of: run) - 1, of: run)
  }

  /// Returns the group of an item. O(log runs).
  func group(ofItem item: Int) -> Group {
    let run = runIndex(ofItem: item)
    return group((item - runs[run].firstItem) / slotCount(of: run), of: run)
  }

  /// Returns a group by its number; nil for an unknown number. O(log runs).
  func group(number: Int) -> Group? {
    guard (0..<groupCount).contains(number) else { return nil }
    let run = runs.partitioningIndex { $0.firstGroup > number } - 1
    return group(number - runs[run].firstGroup, of: run)
  }

  /// Calls a closure with each group that may intersect a range of positions, in order.
  ///
  /// - Complexity: O(log runs + visited groups); O(groups) if negative spacing reverses their
  ///   order.
  func forEachGroup(meeting range: ClosedRange<Double>, _ body: (Group) -> Void) {
    let (low, high) = (range.lowerBound - overhang.after, range.upperBound + overhang.before)
    let isOrdered = spacing >= 0
    let next = isOrdered ? runs.partitioningIndex { $0.position >= low } : 0
    for run in max(0, next - 1)..<max(runs.count, next) {
      if isOrdered, runs[run].position > high { break }
      for index in groups(of: run, from: low, to: high) { body(group(index, of: run)) }
    }
  }

  private func groups(of run: Int, from low: Double, to high: Double) -> Range<Int> {
    let count = groupCount(of: run)
    let pitch = self.pitch(of: run)
    guard count > 1, pitch > 0, spacing >= 0 else { return 0..<count }
    let first = ((low - runs[run].position - pitch) / pitch).rounded(.down)
    let last = ((high - runs[run].position) / pitch).rounded(.down)
    guard last >= 0, first < Double(count), first <= last else { return 0..<0 }
    return Int(max(0, first))..<Int(min(Double(count - 1), last)) + 1
  }

  private func group(_ index: Int, of run: Int) -> Group {
    let record = runs[run]
    return Group(
      number: record.firstGroup + index,
      firstItem: record.firstItem + index * slotCount(of: run),
      position: record.position + (index > 0 ? Double(index) * pitch(of: run) : 0),
      solved: record.solved ?? template)
  }

  private func slotCount(of run: Int) -> Int {
    max(1, (runs[run].solved ?? template).slots.count)
  }

  private func pitch(of run: Int) -> Double {
    (runs[run].solved ?? template).size.along(axis) + spacing
  }

  private func end(of run: Int) -> Int { run + 1 < runs.count ? runs[run + 1].firstItem : count }

  private func groupCount(of run: Int) -> Int {
    let (items, slots) = (end(of: run) - runs[run].firstItem, slotCount(of: run))
    return (items + slots - 1) / slots
  }

  // MARK: Measuring

  /// Returns the measured size of an item; nil if it was not measured.
  func measuredSize(_ item: Int) -> CGSize? {
    sizes.isMeasured(item)
      ? CGSize(width: sizes[item].cross, height: sizes[item].main) : nil
  }

  /// Sets the measured size of an item; moves the subsequent groups.
  ///
  /// - Returns: The number of items that were placed again.
  /// - Complexity: O(slots of the groups solved again), plus an addition per later run.
  mutating func measure(_ size: CGSize, item: Int) throws(CompositionalProblem) -> Int {
    guard (0..<count).contains(item) else { return 0 }
    let size = AxisSize(main: Double(size.height), cross: Double(size.width))
    guard !sizes.isMeasured(item) || sizes[item] != size.sanitized else { return 0 }
    sizes[item] = size
    guard isEstimated else { return 0 }
    if self.item.size.along(axis).isUniform {
      try rebuild()
      return count
    }
    return try resolve(around: item)
  }

  /// Solves all groups again.
  private mutating func rebuild() throws(CompositionalProblem) {
    (runs, overhang, uniformLength) = ([], (0, 0), nil)
    template = try solve(from: 0, measured: false)
    note(template)
    try append(from: Group(number: 0, firstItem: 0, position: 0, solved: template)) { _ in false }
    guard item.size.along(axis).isUniform, count > 0 else { return }
    uniformLength = runs.map { ($0.solved ?? template).size.along(axis) }.max()
    template = try solve(from: 0, measured: false)
    runs = []
    try append(from: Group(number: 0, firstItem: 0, position: 0, solved: template)) { _ in false }
  }

  /// The position where existing groups continue: the next new group and the matching old one.
  private struct Seam {
    let end: Group
    let old: Group
    let run: Int
  }

  /// Solves the group of an item again, and the previous group, into which the item may now fit.
  /// Then solves the following groups, up to the first that begins with the same item as before.
  ///
  /// - Returns: The number of items in these groups.
  private mutating func resolve(around item: Int) throws(CompositionalProblem) -> Int {
    let own = group(ofItem: item)
    let start = own.firstItem > 0 ? group(ofItem: own.firstItem - 1) : own
    let old = self
    let first = runIndex(ofItem: start.firstItem)
    let isWhole = start.firstItem == runs[first].firstItem
    runs.removeSubrange((isWhole ? first : first + 1)...)
    var seam: Seam?
    try append(from: start) { next in
      guard next.firstItem > item, next.firstItem < old.count else { return false }
      let known = old.group(ofItem: next.firstItem)
      guard known.firstItem == next.firstItem else { return false }
      seam = Seam(end: next, old: known, run: old.runIndex(ofItem: next.firstItem))
      return true
    }
    if let seam { join(old.runs, at: seam) }
    return (seam?.end.firstItem ?? count) - start.firstItem
  }

  private func runIndex(ofItem item: Int) -> Int {
    runs.partitioningIndex { $0.firstItem > item } - 1
  }

  /// Appends the groups after those solved again, with updated positions.
  private mutating func join(_ old: [Run], at seam: Seam) {
    let moved = seam.end.position - seam.old.position
    let renumbered = seam.end.number - seam.old.number
    var first = old[seam.run]
    first.position = seam.old.position
    first.firstItem = seam.old.firstItem
    first.firstGroup = seam.old.number
    for var later in [first] + old[(seam.run + 1)...] {
      later.position += moved
      later.firstGroup += renumbered
      add(later)
    }
  }

  /// Appends groups until no items remain or a condition holds for the next group.
  private mutating func append(
    from start: Group, until isDone: (Group) -> Bool
  ) throws(CompositionalProblem) {
    var next = start
    while next.firstItem < count, !isDone(next) {
      let unmeasured = isEstimated ? unmeasuredItems(from: next.firstItem) : count - next.firstItem
      let slots = max(1, template.slots.count)
      // An incomplete last group uses the template, unless some of it is measured.
      let alike = unmeasured / slots
      let isRest = !isEstimated && unmeasured % slots > 0
      var run = Run(position: next.position, firstItem: next.firstItem, firstGroup: next.number)
      let groups = alike + (isRest ? 1 : 0)
      if groups > 0 {
        add(run)
        next = group(after: next, groups, template)
      } else {
        let solved = try solve(from: next.firstItem, measured: true)
        run.solved = solved
        note(solved)
        add(run)
        next = group(after: next, 1, solved)
      }
    }
  }

  /// Appends a run; merges copies of the template with the last run.
  private mutating func add(_ run: Run) {
    if run.solved == nil, let last = runs.last, last.solved == nil,
      (run.firstItem - last.firstItem) % max(1, template.slots.count) == 0
    {
      return
    }
    runs.append(run)
  }

  private func group(after group: Group, _ groups: Int, _ solved: SolvedGroup) -> Group {
    Group(
      number: group.number + groups,
      firstItem: group.firstItem + groups * max(1, solved.slots.count),
      position: group.position + Double(groups) * (solved.size.along(axis) + spacing),
      solved: solved)
  }

  private func solve(
    from first: Int, measured: Bool
  ) throws(CompositionalProblem) -> SolvedGroup {
    let solver = GroupSolver(
      grid: grid, measured: { measured ? measuredSize($0) : nil }, count: measured ? count : .max)
    return try solver.solve(
      item, in: container, from: first, forced: GroupSolver.Forced(uniformLength, along: axis))
  }

  private func unmeasuredItems(from item: Int) -> Int {
    sizes.isMeasured(item) ? 0 : sizes.equalItems(from: item)
  }

  private mutating func note(_ solved: SolvedGroup) {
    let extent = solved.extent
    overhang.before = max(overhang.before, -extent.origin.along(axis))
    overhang.after = max(
      overhang.after,
      extent.origin.along(axis) + extent.size.along(axis) - solved.size.along(axis))
  }
}
