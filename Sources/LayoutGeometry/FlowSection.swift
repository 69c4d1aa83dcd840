/// One section in its place: header, leading inset, lines, trailing inset, footer, along the main axis.
struct FlowSection: Sendable {
  private enum Lines: Sendable {
    case uniform(UniformLines)
    case sized(SizedLines)
  }

  let count: Int
  let start: Double
  let headerExtent: Double
  let footerExtent: Double
  /// The main position of the first line.
  let linesStart: Double
  /// The section's end; the next one starts there.
  let end: Double
  /// Whether everything in the section lies between its start and its end.
  let isContained: Bool
  private let crossLeading: Double
  private let lines: Lines

  /// Complexity: O(1) for one size, O(items) for a list of sizes.
  init(_ metrics: FlowSectionMetrics, start: Double, containerCross: Double) {
    let metrics = metrics.sanitized
    let insets = metrics.insets
    let available = containerCross - insets.crossLeading - insets.crossTrailing
    lines = Self.lines(metrics, available: available)
    let linesExtent =
      switch lines {
      case .uniform(let lines): lines.extent
      case .sized(let lines): lines.extent
      }
    count = metrics.count
    self.start = start
    headerExtent = metrics.headerExtent
    footerExtent = metrics.footerExtent
    linesStart = start + metrics.headerExtent + insets.mainLeading
    end = linesStart + linesExtent + insets.mainTrailing + metrics.footerExtent
    crossLeading = insets.crossLeading
    isContained = insets.mainLeading >= 0 && insets.mainTrailing >= 0 && metrics.lineSpacing >= 0
  }

  private static func lines(_ metrics: FlowSectionMetrics, available: Double) -> Lines {
    switch metrics.items {
    case .uniform(let count, let size):
      return .uniform(
        UniformLines(count: count, size: size, available: available, metrics: metrics))
    case .sized(let sizes):
      let survey = SizeSurvey(sizes)
      if survey.isUniform {
        return .uniform(
          UniformLines(
            count: sizes.count, size: sizes.first ?? AxisSize(main: 0, cross: 0),
            available: available, metrics: metrics))
      }
      return .sized(
        SizedLines(
          sizes: survey.isSane ? sizes : sizes.map(\.sanitized), available: available,
          metrics: metrics))
    }
  }

  /// Returns an item's rectangle in content coordinates, not yet on the pixel grid.
  func rect(ofItem item: Int) -> AxisRect {
    switch lines {
    case .uniform(let lines): placed(lines.rect(of: item))
    case .sized(let lines): placed(lines.rect(of: item))
    }
  }

  /// Calls `body` with every item that may meet the range of main positions; there may be a few too many.
  func forEachItem(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void) {
    let local = range.lowerBound - linesStart...range.upperBound - linesStart
    switch lines {
    case .uniform(let lines):
      for item in lines.items(meeting: local) {
        body(item, placed(lines.rect(of: item)))
      }
    case .sized(let lines):
      lines.forEach(meeting: local) { body($0, placed($1)) }
    }
  }

  private func placed(_ rect: AxisRect) -> AxisRect {
    AxisRect(main: linesStart + rect.main, cross: crossLeading + rect.cross, size: rect.size)
  }
}
