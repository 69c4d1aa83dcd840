/// Item sizes that are measured on display.
extension FlowGeometry {
  /// Sets measured sizes of a section with estimated items; moves the subsequent elements.
  ///
  /// The result equals the geometry of the same sections with these sizes given initially.
  ///
  /// - Returns: The number of items read for breaking lines.
  ///
  /// - Complexity: O(items of the lines broken again), plus an addition per later line and section.
  @discardableResult
  package mutating func measure(
    _ sizes: [(item: Int, size: AxisSize)], inSection section: Int
  ) -> Int {
    guard sections.indices.contains(section) else { return 0 }
    let itemsRead = sections[section].measure(sizes)
    sections.restack(after: section)
    return itemsRead
  }

  /// Sets the estimate of all items that were not measured.
  ///
  /// - Returns: The number of items read for breaking lines.
  /// - Complexity: O(sections + lines after the first unmeasured item).
  @discardableResult
  package mutating func setEstimate(_ size: AxisSize) -> Int {
    var itemsRead = 0
    for section in sections.indices {
      itemsRead += sections[section].setEstimate(size)
      if section > 0 { sections[section].start = sections[section - 1].end }
    }
    return itemsRead
  }

  /// Moves an item with its size.
  ///
  /// - Complexity: O(items of both sections + sections).
  package mutating func moveItem(
    from source: (section: Int, item: Int), to target: (section: Int, item: Int)
  ) {
    sections.moveItem(from: source, to: target)
  }

  /// Returns whether an item was measured.
  package func isMeasured(item: Int, inSection section: Int) -> Bool {
    guard sections.indices.contains(section),
      case .estimated(let sizes) = sections[section].items
    else { return false }
    return sizes.isMeasured(item)
  }

  /// Returns the unrounded size of an item; nil for an unknown item.
  package func size(ofItem item: Int, inSection section: Int) -> AxisSize? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else {
      return nil
    }
    return sections[section].rect(ofItem: item).size
  }

  /// Returns the main position of an item's line, in points; nil for an unknown item.
  package func lineStart(ofItem item: Int, inSection section: Int) -> Double? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else {
      return nil
    }
    return sections[section].lineStart(ofItem: item)
  }

  /// Returns the item that anchors the viewport: the first of `items` that intersects a rectangle
  /// of the content along the scrolling direction, otherwise the first item that does.
  package func anchor(
    in rect: CGRect, preferring items: some Sequence<(section: Int, item: Int)>
  ) -> (section: Int, item: Int)? {
    let visible = axis.axisRect(rect)
    return sections.anchor(in: visible.main...visible.mainEnd, preferring: items)
  }

  /// Returns the items of a section, including measured sizes.
  package func items(ofSection section: Int) -> FlowSectionMetrics.Items {
    sections[section].givenItems
  }

  /// The mean of all measured sizes; nil if nothing was measured. O(sections).
  package var measuredMean: AxisSize? {
    var (count, main, cross) = (0, 0.0, 0.0)
    for section in sections {
      guard let measured = section.measured else { continue }
      count += measured.count
      main += measured.sum.main
      cross += measured.sum.cross
    }
    guard count > 0 else { return nil }
    return AxisSize(main: main / Double(count), cross: cross / Double(count))
  }
}
