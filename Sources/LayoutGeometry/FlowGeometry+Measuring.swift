/// Sizes that become known while the items are seen.
extension FlowGeometry {
  /// Takes over measured sizes of a section whose items are estimated; what follows them moves.
  ///
  /// The law: the result is the geometry of the same sections with these sizes given from the
  /// start.
  /// - Returns: how many items were read to break lines anew.
  /// - Complexity: O(items of the lines broken anew), and one addition for each later line and
  ///   section.
  @discardableResult
  package mutating func measure(
    _ sizes: [(item: Int, size: AxisSize)], inSection section: Int
  ) -> Int {
    guard sections.indices.contains(section) else { return 0 }
    let itemsRead = sections[section].measure(sizes)
    sections.restack(after: section)
    return itemsRead
  }

  /// Gives all items that have not been measured another estimate.
  ///
  /// - Returns: how many items were read to break lines anew.
  /// - Complexity: O(sections + lines after the first item not yet measured).
  @discardableResult
  package mutating func setEstimate(_ size: AxisSize) -> Int {
    var itemsRead = 0
    for section in sections.indices {
      itemsRead += sections[section].setEstimate(size)
      if section > 0 { sections[section].start = sections[section - 1].end }
    }
    return itemsRead
  }

  /// Takes an item to another place, with its size; what lies between moves along.
  ///
  /// - Complexity: O(items of both sections + sections).
  package mutating func moveItem(
    from source: (section: Int, item: Int), to target: (section: Int, item: Int)
  ) {
    sections.moveItem(from: source, to: target)
  }

  /// Whether an item's size has been measured rather than estimated.
  package func isMeasured(item: Int, inSection section: Int) -> Bool {
    guard sections.indices.contains(section),
      case .estimated(let sizes) = sections[section].items
    else { return false }
    return sizes.isMeasured(item)
  }

  /// The size of an item as it was given, not on the pixel grid; nil for one that does not exist.
  package func size(ofItem item: Int, inSection section: Int) -> AxisSize? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else {
      return nil
    }
    return sections[section].rect(ofItem: item).size
  }

  /// The main position of the line that an item stands on, in points; nil for an item that does not
  /// exist.
  package func lineStart(ofItem item: Int, inSection section: Int) -> Double? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else {
      return nil
    }
    return sections[section].lineStart(ofItem: item)
  }

  /// The item that the viewport holds on to: the first of some that meets a rectangle of the
  /// content along the scrolling direction, else the first one at all.
  package func anchor(
    in rect: CGRect, preferring items: some Sequence<(section: Int, item: Int)>
  ) -> (section: Int, item: Int)? {
    let visible = axis.axisRect(rect)
    return sections.anchor(in: visible.main...visible.mainEnd, preferring: items)
  }

  /// The items of a section as they are known now, measured sizes included.
  package func items(ofSection section: Int) -> FlowSectionMetrics.Items {
    sections[section].givenItems
  }

  /// The mean of all measured sizes; nil where nothing has been measured. Complexity: O(sections).
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
