/// A positioned section: header, leading inset, lines, trailing inset and footer, along the main
/// axis.
///
/// A row that scrolls separately is a section with exchanged axes: each item is a line, the lines
/// follow each other along the row, and items are centred across it.
struct FlowSection: SectionGeometry, Sendable {
  typealias Problem = Never

  private enum Lines: Sendable {
    case uniform(UniformLines)
    case sized(SizedLines)
  }

  /// The section's position, to which all of its positions are relative.
  var start: Double
  let headerExtent: Double
  let footerExtent: Double
  /// Whether all elements are inside the section.
  let isContained: Bool
  private let mainLeading: Double
  private let mainTrailing: Double
  let crossLeading: Double
  let crossTrailing: Double
  /// Whether the section is a row that scrolls separately.
  let isRow: Bool
  private let rules: LineRules
  /// The items, with exchanged axes for a row.
  private(set) var items: FlowSectionMetrics.Items
  /// The maximum length of a row's items along the main axis.
  private var rowExtent = 0.0
  private var lines: Lines

  /// Complexity: O(1) for a uniform size, O(items) for individual sizes, O(measured items) for
  /// estimated ones.
  init(_ metrics: FlowSectionMetrics, start: Double, containerCross: Double) {
    let metrics = metrics.sanitized
    let insets = metrics.insets
    let available = containerCross - insets.crossLeading - insets.crossTrailing
    isRow = metrics.isRow
    rules =
      metrics.isRow ? LineRules(rowOf: metrics) : LineRules(metrics, available: available)
    (items, lines) = Self.broken(metrics.isRow ? metrics.items.turned : metrics.items, rules)
    self.start = start
    headerExtent = metrics.headerExtent
    footerExtent = metrics.footerExtent
    mainLeading = insets.mainLeading
    mainTrailing = insets.mainTrailing
    crossLeading = insets.crossLeading
    crossTrailing = insets.crossTrailing
    isContained =
      insets.mainLeading >= 0 && insets.mainTrailing >= 0
      && (metrics.isRow || metrics.lineSpacing >= 0)
    updateRowExtent()
  }

  var count: Int { items.count }

  /// The main position of the first line.
  var linesStart: Double { start + headerExtent + mainLeading }

  /// The section's end, where the next one starts.
  var end: Double { linesStart + linesExtent + mainTrailing + footerExtent }

  /// The total length of the lines along the main axis; for a row, that of the longest item.
  var linesExtent: Double { isRow ? rowExtent : extentOfLines }

  /// The total length of a row's items across the main axis, including spacing.
  var rowLength: Double { isRow ? extentOfLines : 0 }

  private var extentOfLines: Double {
    switch lines {
    case .uniform(let lines): lines.extent
    case .sized(let lines): lines.extent
    }
  }

  private static func broken(
    _ items: FlowSectionMetrics.Items, _ rules: LineRules
  ) -> (FlowSectionMetrics.Items, Lines) {
    switch items {
    case .uniform(let count, let size):
      return (items, .uniform(UniformLines(count: count, size: size, rules: rules)))
    case .sized(let sizes):
      let survey = SizeSurvey(sizes)
      if survey.isUniform {
        let size = sizes.first ?? AxisSize(main: 0, cross: 0)
        return (
          .uniform(count: sizes.count, size: size),
          .uniform(UniformLines(count: sizes.count, size: size, rules: rules))
        )
      }
      let sane = survey.isSane ? sizes : sizes.map(\.sanitized)
      let lines = sane.withUnsafeBufferPointer { SizedLines(sizes: $0, rules: rules) }
      return (.sized(sane), .sized(lines))
    case .estimated(let sizes):
      return (items, lines(of: sizes, rules))
    }
  }

  private static func lines(of sizes: EstimatedSizes, _ rules: LineRules) -> Lines {
    guard sizes.isUniform else { return .sized(SizedLines(sizes: sizes, rules: rules)) }
    let size = sizes.count > 0 ? sizes[0] : sizes.estimate
    return .uniform(UniformLines(count: sizes.count, size: size, rules: rules))
  }

  func pinningLimit(at end: SectionEnd) -> Double {
    switch end {
    case .leading: FlowRules.footerPushesPinnedHeader ? self.end - footerExtent : self.end
    case .trailing: start
    }
  }

  /// Returns an item's unrounded rectangle in content coordinates.
  func rect(ofItem item: Int) -> AxisRect {
    switch (lines, items) {
    case (.uniform(let lines), _): placed(lines.rect(of: item))
    case (.sized(let lines), .sized(let sizes)): placed(lines.rect(of: item, sizes: sizes))
    case (.sized(let lines), .estimated(let sizes)): placed(lines.rect(of: item, sizes: sizes))
    case (.sized, .uniform): AxisRect(main: 0, cross: 0, size: AxisSize(main: 0, cross: 0))
    }
  }

  /// Returns the main position of an item's line.
  func lineStart(ofItem item: Int) -> Double {
    guard !isRow else { return linesStart }
    return switch (lines, items) {
    case (.uniform(let lines), _): linesStart + lines.rect(of: item).main
    case (.sized(let lines), .sized(let sizes)):
      linesStart + lines.lineStart(of: item, sizes: sizes)
    case (.sized(let lines), .estimated(let sizes)):
      linesStart + lines.lineStart(of: item, sizes: sizes)
    case (.sized, .uniform): linesStart
    }
  }

  /// Calls a closure with each item that may intersect a range of main positions.
  func forEachItem(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void) {
    forEachItem(meeting: range, inRow: -Double.infinity...Double.infinity, body)
  }

  /// Calls a closure with each item that may intersect a range of main positions or, for a row, a
  /// range of cross positions.
  func forEachItem(
    meeting range: ClosedRange<Double>, inRow row: ClosedRange<Double>,
    _ body: (Int, AxisRect) -> Void
  ) {
    let (along, first) = isRow ? (row, crossLeading) : (range, linesStart)
    let local = along.lowerBound - first...along.upperBound - first
    switch (lines, items) {
    case (.uniform(let lines), _):
      for item in lines.items(meeting: local) {
        body(item, placed(lines.rect(of: item)))
      }
    case (.sized(let lines), .sized(let sizes)):
      lines.forEach(meeting: local, sizes: sizes) { body($0, placed($1)) }
    case (.sized(let lines), .estimated(let sizes)):
      lines.forEach(meeting: local, sizes: sizes) { body($0, placed($1)) }
    case (.sized, .uniform): break
    }
  }

  private func placed(_ rect: AxisRect) -> AxisRect {
    guard !isRow else {
      return AxisRect(
        main: linesStart + (rowExtent - rect.size.cross) / 2, cross: crossLeading + rect.main,
        size: rect.size.turned)
    }
    return AxisRect(main: linesStart + rect.main, cross: crossLeading + rect.cross, size: rect.size)
  }
}

#if DEBUG
  extension FlowSection {
    /// The first violated invariant of the lines; nil for none.
    var linesViolation: String? {
      switch lines {
      case .uniform(let lines):
        lines.count == count ? nil : "lines of \(lines.count) items for \(count)"
      case .sized(let lines): lines.invariantViolation(items: count)
      }
    }
  }
#endif

// MARK: - Rows

extension FlowSection {
  /// The items without exchanged axes, including measured sizes.
  var givenItems: FlowSectionMetrics.Items { isRow ? items.turned : items }

  /// The number of measured items and the sum of their sizes.
  var measured: (count: Int, sum: AxisSize)? {
    guard case .estimated(let sizes) = items else { return nil }
    return (sizes.measuredCount, isRow ? sizes.measuredSum.turned : sizes.measuredSum)
  }

  /// The spacing of a row's items.
  var itemSpacing: Double { rules.lineSpacing }

  private mutating func updateRowExtent() {
    if isRow { rowExtent = items.maximumCross }
  }
}

// MARK: - Insertion and deletion

extension FlowSection {
  mutating func remove(at item: Int) -> MovedItem {
    let taken = changeItems { $0.remove(at: item) }
    return isRow ? taken.turned : taken
  }

  mutating func insert(_ item: MovedItem, at index: Int) {
    let item = isRow ? item.turned : item
    changeItems { $0.insert(item, at: index) }
  }

  private mutating func changeItems<Value>(
    _ change: (inout FlowSectionMetrics.Items) -> Value
  ) -> Value {
    var changed = items
    let value = change(&changed)
    (items, lines) = Self.broken(changed, rules)
    updateRowExtent()
    return value
  }
}

// MARK: - Measuring

extension FlowSection {
  /// Sets measured sizes, for estimated sections only.
  ///
  /// - Returns: The number of items read for breaking lines.
  mutating func measure(_ measured: [(item: Int, size: AxisSize)]) -> Int {
    let isRow = isRow
    return changeEstimated { sizes in
      var changed: ClosedRange<Int>?
      for (item, given) in measured where (0..<sizes.count).contains(item) {
        let size = isRow ? given.turned : given
        guard !sizes.isMeasured(item) || sizes[item] != size.sanitized else { continue }
        sizes[item] = size
        let known = changed ?? item...item
        changed = min(known.lowerBound, item)...max(known.upperBound, item)
      }
      return changed
    }
  }

  /// Sets the estimate of unmeasured items, for estimated sections only.
  ///
  /// - Returns: The number of items read for breaking lines.
  mutating func setEstimate(_ given: AxisSize) -> Int {
    let size = isRow ? given.turned : given
    return changeEstimated { sizes in
      guard sizes.firstUnmeasured < sizes.count, sizes.estimate != size.sanitized else {
        return nil
      }
      sizes.setEstimate(size)
      return sizes.firstUnmeasured...sizes.count - 1
    }
  }

  private mutating func changeEstimated(
    _ change: (inout EstimatedSizes) -> ClosedRange<Int>?
  ) -> Int {
    guard case .estimated(var sizes) = items else { return 0 }
    // Releases the copy, so that changes do not copy all pages.
    items = .uniform(count: 0, size: AxisSize(main: 0, cross: 0))
    defer {
      items = .estimated(sizes)
      updateRowExtent()
    }
    guard let changed = change(&sizes) else { return 0 }
    guard case .sized(var sized) = lines, !sizes.isUniform else {
      lines = Self.lines(of: sizes, rules)
      return sizes.isUniform ? 1 : min(sizes.count, sizes.measuredCount + 1)
    }
    lines = .uniform(UniformLines(count: 0, size: AxisSize(main: 0, cross: 0), rules: rules))
    let itemsRead = sized.update(after: changed, sizes: sizes)
    lines = .sized(sized)
    return itemsRead
  }
}
