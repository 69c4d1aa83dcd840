/// The lines of a section whose items differ in size.
///
/// What is kept: the sizes as they came, and one record for each line. An item's own place is summed up along its line
/// when asked for, so breaking a million items costs one pass over their sizes and one small array; storing every
/// frame, as a plain loop would, costs twice the memory and, in C, some 17 ns an item.
struct SizedLines: Sendable {
  /// One line: where it starts in the items and on the main axis, and how its items stand.
  struct Line: Equatable, Sendable {
    var first: Int
    var main: Double
    var extent: Double
    var start: Double
    var gap: Double
  }

  let sizes: [AxisSize]
  private(set) var lines: [Line] = []
  /// From the first line's start to the furthest line's end.
  private(set) var extent = 0.0
  /// Whether later lines never end before earlier ones, which searching by halves needs.
  private let isOrdered: Bool

  /// Breaks the items into lines, greedily and in order. Complexity: O(items).
  ///
  /// The sizes must be sanitized.
  init(sizes: [AxisSize], available: Double, metrics: FlowSectionMetrics) {
    self.sizes = sizes
    isOrdered = metrics.lineSpacing >= 0
    let spacing = metrics.interitemSpacing
    var lines: [Line] = []
    var main = 0.0
    var extent = 0.0
    sizes.withUnsafeBufferPointer { sizes in
      var first = 0
      while first < sizes.count {
        var sum = sizes[first].cross
        var used = sum
        var tallest = sizes[first].main
        var end = first + 1
        while end < sizes.count,
          LineFit.fits(
            used: used, spacing: spacing, item: sizes[end].cross, available: available)
        {
          sum += sizes[end].cross
          used += spacing + sizes[end].cross
          tallest = max(tallest, sizes[end].main)
          end += 1
        }
        let place =
          end < sizes.count
          ? Justification.justified(
            available: available, sum: sum, count: end - first, spacing: spacing)
          : Justification.placed(
            FlowRules.variableLastLine, available: available, sum: sum, count: end - first,
            spacing: spacing)
        lines.append(
          Line(first: first, main: main, extent: tallest, start: place.start, gap: place.gap))
        extent = max(extent, main + tallest)
        main += tallest + metrics.lineSpacing
        first = end
      }
    }
    self.lines = lines
    self.extent = extent
  }

  /// Returns an item's rectangle from the first line's start and the cross leading inset.
  ///
  /// Complexity: O(log lines + items before it on its line).
  func rect(of item: Int) -> AxisRect {
    let line = lines[lineIndex(of: item)]
    var cross = line.start
    for earlier in line.first..<item {
      cross += sizes[earlier].cross + line.gap
    }
    return rect(of: item, on: line, cross: cross)
  }

  /// Calls `body` with every item of the lines that may meet the range, in order; there may be a few too many.
  ///
  /// Complexity: O(log lines + items visited); all items where a negative line spacing lets lines overlap.
  func forEach(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void) {
    let firstLine =
      isOrdered ? lines.firstIndexByHalves { $0.main + $0.extent >= range.lowerBound } : 0
    for index in firstLine..<lines.count {
      let line = lines[index]
      if line.main > range.upperBound {
        if isOrdered { break }
        continue
      }
      var cross = line.start
      for item in line.first..<end(of: index) {
        body(item, rect(of: item, on: line, cross: cross))
        cross += sizes[item].cross + line.gap
      }
    }
  }

  private func rect(of item: Int, on line: Line, cross: Double) -> AxisRect {
    let size = sizes[item]
    return AxisRect(main: line.main + (line.extent - size.main) / 2, cross: cross, size: size)
  }

  private func end(of line: Int) -> Int {
    line + 1 < lines.count ? lines[line + 1].first : sizes.count
  }

  private func lineIndex(of item: Int) -> Int {
    lines.firstIndexByHalves { $0.first > item } - 1
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a condition that, once true, stays true. Complexity: O(log count).
  func firstIndexByHalves(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
