/// One section in its place: header, leading inset, lines, trailing inset, footer, along the main
/// axis.
struct FlowSection: SectionGeometry, Sendable {
  typealias Problem = Never

  private enum Lines: Sendable {
    case uniform(UniformLines)
    case sized(SizedLines)
  }

  /// The section's place; everything in it moves along.
  var start: Double
  let headerExtent: Double
  let footerExtent: Double
  /// Whether everything in the section lies between its start and its end.
  let isContained: Bool
  private let mainLeading: Double
  private let mainTrailing: Double
  private let crossLeading: Double
  private let rules: LineRules
  private(set) var items: FlowSectionMetrics.Items
  private var lines: Lines

  /// Complexity: O(1) for one size, O(items) for a list of sizes, O(measured items) for estimated
  /// ones.
  init(_ metrics: FlowSectionMetrics, start: Double, containerCross: Double) {
    let metrics = metrics.sanitized
    let insets = metrics.insets
    let available = containerCross - insets.crossLeading - insets.crossTrailing
    rules = LineRules(metrics, available: available)
    (items, lines) = Self.broken(metrics.items, rules)
    self.start = start
    headerExtent = metrics.headerExtent
    footerExtent = metrics.footerExtent
    mainLeading = insets.mainLeading
    mainTrailing = insets.mainTrailing
    crossLeading = insets.crossLeading
    isContained = insets.mainLeading >= 0 && insets.mainTrailing >= 0 && metrics.lineSpacing >= 0
  }

  var count: Int { items.count }

  /// The main position of the first line.
  var linesStart: Double { start + headerExtent + mainLeading }

  /// The section's end; the next one starts there.
  var end: Double { linesStart + linesExtent + mainTrailing + footerExtent }

  private var linesExtent: Double {
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

  /// Returns an item's rectangle in content coordinates, not yet on the pixel grid.
  func rect(ofItem item: Int) -> AxisRect {
    switch (lines, items) {
    case (.uniform(let lines), _): placed(lines.rect(of: item))
    case (.sized(let lines), .sized(let sizes)): placed(lines.rect(of: item, sizes: sizes))
    case (.sized(let lines), .estimated(let sizes)): placed(lines.rect(of: item, sizes: sizes))
    case (.sized, .uniform): AxisRect(main: 0, cross: 0, size: AxisSize(main: 0, cross: 0))
    }
  }

  /// Returns the main position of the line that an item stands on.
  func lineStart(ofItem item: Int) -> Double {
    switch (lines, items) {
    case (.uniform(let lines), _): linesStart + lines.rect(of: item).main
    case (.sized(let lines), .sized(let sizes)):
      linesStart + lines.lineStart(of: item, sizes: sizes)
    case (.sized(let lines), .estimated(let sizes)):
      linesStart + lines.lineStart(of: item, sizes: sizes)
    case (.sized, .uniform): linesStart
    }
  }

  /// Calls `body` with every item that may meet the range of main positions; there may be a few too
  /// many.
  func forEachItem(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void) {
    let local = range.lowerBound - linesStart...range.upperBound - linesStart
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
    AxisRect(main: linesStart + rect.main, cross: crossLeading + rect.cross, size: rect.size)
  }
}

#if DEBUG
  extension FlowSection {
    /// What is wrong with the lines; nil for nothing.
    var linesViolation: String? {
      switch lines {
      case .uniform(let lines):
        lines.count == count ? nil : "lines of \(lines.count) items for \(count)"
      case .sized(let lines): lines.invariantViolation(items: count)
      }
    }
  }
#endif

// MARK: - Insertion and deletion

extension FlowSection {
  mutating func remove(at item: Int) -> TravellingItem {
    changeItems { $0.remove(at: item) }
  }

  mutating func insert(_ item: TravellingItem, at index: Int) {
    changeItems { $0.insert(item, at: index) }
  }

  private mutating func changeItems<Value>(
    _ change: (inout FlowSectionMetrics.Items) -> Value
  ) -> Value {
    var changed = items
    let value = change(&changed)
    (items, lines) = Self.broken(changed, rules)
    return value
  }
}

// MARK: - Measuring

extension FlowSection {
  /// Takes over measured sizes. Only estimated sections change.
  ///
  /// - Returns: how many items were read to break the lines anew.
  mutating func measure(_ measured: [(item: Int, size: AxisSize)]) -> Int {
    changeEstimated { sizes in
      var changed: ClosedRange<Int>?
      for (item, size) in measured where (0..<sizes.count).contains(item) {
        guard !sizes.isMeasured(item) || sizes[item] != size.sanitized else { continue }
        sizes[item] = size
        let known = changed ?? item...item
        changed = min(known.lowerBound, item)...max(known.upperBound, item)
      }
      return changed
    }
  }

  /// Gives the items that have not been measured another estimate. Only estimated sections change.
  ///
  /// - Returns: how many items were read to break the lines anew.
  mutating func setEstimate(_ size: AxisSize) -> Int {
    changeEstimated { sizes in
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
    // One owner only, or the first change would copy all pages.
    items = .uniform(count: 0, size: AxisSize(main: 0, cross: 0))
    defer { items = .estimated(sizes) }
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
