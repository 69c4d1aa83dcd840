/// The lines of a section with individual item sizes.
///
/// Stores one record of 16 bytes per line, or per run of lines of equal items. The items of a line
/// are summed on demand, so that breaking a million items takes one pass over their sizes and one
/// small array; storing each frame would take twice the memory and, in C, about 17 ns per item. The
/// sizes are stored by the section and passed to each query.
struct SizedLines: Sendable {
  /// Lines with equal numbers of items, up to the next run's first item; multiple lines only if all
  /// of the items are equal.
  struct Run: Equatable, Sendable {
    /// The main position of the first line.
    var main: Double
    private var firstItem: UInt32
    private var itemsPerLine: UInt32

    var first: Int { Int(firstItem) }
    var slots: Int { Int(itemsPerLine) }

    init(main: Double, first: Int, slots: Int) {
      self.main = main
      firstItem = UInt32(clamping: first)
      itemsPerLine = UInt32(clamping: max(1, slots))
    }
  }

  let rules: LineRules
  private(set) var runs: [Run] = []
  private let count: Int
  /// The distance from the start of the first line to the maximum end.
  private(set) var extent = 0.0

  /// Whether lines are ordered by their ends, which binary search requires.
  private var isOrdered: Bool { rules.lineSpacing >= 0 }

  /// Breaks the items into lines, greedily and in order. O(items); consecutive items of equal size
  /// count as one.
  init(sizes: some SizeSource, rules: LineRules) {
    self.rules = rules
    count = sizes.count
    var breaker = LineBreaker(sizes: sizes, rules: rules)
    while breaker.advance() {}
    runs = breaker.runs
    extent = breaker.extent
  }

  // MARK: Changing

  /// Breaks lines again after changes of item sizes, from the line before the first change to the
  /// first line that begins with the same item as before.
  ///
  /// - Returns: The number of items read.
  /// - Complexity: O(items of the lines broken again), plus an addition per later run.
  mutating func update(after changed: ClosedRange<Int>, sizes: some SizeSource) -> Int {
    guard isOrdered, sizes.count == count, changed.lowerBound >= 0, changed.upperBound < count
    else {
      self = SizedLines(sizes: sizes, rules: rules)
      return count
    }
    var old = runIndex(of: changed.lowerBound)
    var line = (changed.lowerBound - runs[old].first) / runs[old].slots - 1
    if line < 0 && old > 0 {
      old -= 1
      line = lineCount(of: old) - 1
    }
    line = max(0, line)
    let kept = line > 0 ? old + 1 : old
    var breaker = LineBreaker(
      sizes: sizes, rules: rules, first: runs[old].first + line * runs[old].slots,
      main: runs[old].main + (line > 0 ? Double(line) * pitch(of: old, sizes) : 0))
    while breaker.advance() {
      guard breaker.first > changed.upperBound, breaker.first < count else { continue }
      while end(of: old) <= breaker.first { old += 1 }
      let (lines, rest) = (breaker.first - runs[old].first).quotientAndRemainder(
        dividingBy: runs[old].slots)
      guard rest == 0 else { continue }
      // The first item of the run may have changed; this one has not, and was equal to it.
      let pitch = lines > 0 ? sizes[breaker.first].main + rules.lineSpacing : 0
      let moved = breaker.main - (runs[old].main + Double(lines) * pitch)
      join(breaker, replacing: kept..<old + 1, restOf: old, moved: moved)
      extent = lastLineEnd(sizes)
      return breaker.itemsRead
    }
    runs.replaceSubrange(kept..., with: breaker.runs)
    extent = lastLineEnd(sizes)
    return breaker.itemsRead
  }

  /// Replaces runs, of which the last one keeps its lines from the breaker's position on, and moves
  /// the subsequent runs.
  ///
  /// If the last one is also the run with unchanged first lines, it is split instead.
  private mutating func join(
    _ breaker: LineBreaker<some SizeSource>, replacing range: Range<Int>, restOf old: Int,
    moved: Double
  ) {
    if moved != 0 {
      for later in range.upperBound..<runs.count { runs[later].main += moved }
    }
    let rest = Run(main: breaker.main, first: breaker.first, slots: runs[old].slots)
    runs.replaceSubrange(range, with: breaker.runs + [rest])
  }

  private func lastLineEnd(_ sizes: some SizeSource) -> Double {
    guard let last = runs.indices.last else { return 0 }
    let line = Line(self, run: last, number: lineCount(of: last) - 1, sizes)
    return line.main + line.extent
  }

  // MARK: Queries

  /// Returns an item's rectangle relative to the first line and the leading inset.
  ///
  /// - Complexity: O(log runs + items of its line).
  func rect(of item: Int, sizes: some SizeSource) -> AxisRect {
    let line = line(of: item, sizes)
    var cross = line.start
    for earlier in line.items.lowerBound..<item {
      cross += sizes[earlier].cross + line.gap
    }
    return line.rect(of: sizes[item], cross: cross)
  }

  /// Returns the main position of an item's line. O(log runs + items of the line).
  func lineStart(of item: Int, sizes: some SizeSource) -> Double { line(of: item, sizes).main }

  /// Calls a closure with each item of the lines that may intersect a range, in order.
  ///
  /// - Complexity: O(log runs + visited items); O(items) if negative line spacing causes lines to
  ///   overlap.
  func forEach(
    meeting range: ClosedRange<Double>, sizes: some SizeSource, _ body: (Int, AxisRect) -> Void
  ) {
    // A run's end is computed from the next one's start, which may have a rounding error.
    let lower = range.lowerBound - FlowRules.fitTolerance
    var first = 0
    if isOrdered {
      let next = runs.partitioningIndex { $0.main - rules.lineSpacing >= lower }
      first = max(0, next - 1)
    }
    for run in first..<runs.count {
      if runs[run].main > range.upperBound {
        if isOrdered { break }
        continue
      }
      for number in lines(of: run, meeting: range, sizes) {
        let line = Line(self, run: run, number: number, sizes)
        if line.main > range.upperBound { break }
        var cross = line.start
        for item in line.items {
          body(item, line.rect(of: sizes[item], cross: cross))
          cross += sizes[item].cross + line.gap
        }
      }
    }
  }

  private func lines(
    of run: Int, meeting range: ClosedRange<Double>, _ sizes: some SizeSource
  ) -> Range<Int> {
    let count = lineCount(of: run)
    guard count > 1 else { return 0..<count }
    let pitch = pitch(of: run, sizes)
    guard pitch > 0 else { return 0..<count }
    let before = (range.lowerBound - runs[run].main) / pitch - 1
    return Int(min(max(0, before.rounded(.down)), Double(count)))..<count
  }

  private func line(of item: Int, _ sizes: some SizeSource) -> Line {
    let run = runIndex(of: item)
    return Line(self, run: run, number: (item - runs[run].first) / runs[run].slots, sizes)
  }

  private func runIndex(of item: Int) -> Int { runs.partitioningIndex { $0.first > item } - 1 }

  private func end(of run: Int) -> Int { run + 1 < runs.count ? runs[run + 1].first : count }

  private func lineCount(of run: Int) -> Int {
    let (items, slots) = (end(of: run) - runs[run].first, runs[run].slots)
    return (items + slots - 1) / slots
  }

  /// Returns the distance of lines in a run; used for lines of equal items only.
  private func pitch(of run: Int, _ sizes: some SizeSource) -> Double {
    sizes[runs[run].first].main + rules.lineSpacing
  }
}

extension SizedLines {
  /// A line: its items, its main position, and the positions of its items.
  private struct Line {
    let items: Range<Int>
    let main: Double
    let extent: Double
    let start: Double
    let gap: Double

    init(_ lines: SizedLines, run: Int, number: Int, _ sizes: some SizeSource) {
      let (record, rules) = (lines.runs[run], lines.rules)
      let first = record.first + number * record.slots
      items = first..<min(first + record.slots, lines.end(of: run))
      main = record.main + (number > 0 ? Double(number) * lines.pitch(of: run, sizes) : 0)
      var (sum, tallest) = (0.0, 0.0)
      for item in items {
        sum += sizes[item].cross
        tallest = max(tallest, sizes[item].main)
      }
      extent = tallest
      let place =
        items.upperBound < lines.count
        ? Justification.justified(
          available: rules.available, sum: sum, count: items.count,
          spacing: rules.interitemSpacing)
        : Justification.placed(
          FlowRules.variableLastLine, available: rules.available, sum: sum, count: items.count,
          spacing: rules.interitemSpacing)
      (start, gap) = (place.start, place.gap)
    }

    func rect(of size: AxisSize, cross: Double) -> AxisRect {
      AxisRect(main: main + (extent - size.main) / 2, cross: cross, size: size)
    }
  }
}
