// MARK: - Measured sizes

extension CompositionalGeometry {
  /// Returns the measured sizes of a section's items, by height and width.
  package func measuredSizes(ofSection section: Int) -> EstimatedSizes {
    sections[section].knownSizes
  }

  /// Returns the measured sizes of a section's supplementary views.
  package func measuredViews(ofSection section: Int) -> [CompositionalViewKey: CGSize] {
    sections[section].measuredViews
  }

  /// The measured sizes of the layout's boundary views.
  package var measuredLayoutViews: [CompositionalViewKey: CGSize] { frame.measuredViews }

  /// Returns the measured size of an element; nil if it was not measured.
  package func measuredSize(of element: CompositionalElement) -> CGSize? {
    switch element {
    case .item(let section, let item):
      known(section)?.runs.flatMap {
        (0..<$0.value.count).contains(item) ? $0.value.measuredSize(item) : nil
      }
    case .supplementary(let kind, let section, let index):
      known(section)?.measuredViews[CompositionalViewKey(kind: kind, index: index)]
    case .layoutBoundary(let kind):
      frame.measuredViews[CompositionalViewKey(kind: kind, index: 0)]
    case .background: nil
    }
  }

  /// Returns the axes along which an element is measured.
  package func estimated(_ element: CompositionalElement) -> (width: Bool, height: Bool) {
    let size: CompositionalSize? =
      switch element {
      case .item(let section, let item): known(section)?.size(ofItem: item)
      case .supplementary(let kind, let section, let index):
        known(section)?.size(ofView: kind, index: index)
      case .layoutBoundary(let kind):
        frame.description.boundaries.first { $0.kind == kind }?.size
      case .background: nil
      }
    return (size?.width.isEstimated ?? false, size?.height.isEstimated ?? false)
  }

  /// Returns the items that share a dimension with an item, including the item: all of the section
  /// if its groups are uniform, otherwise those of the item's group if its subitems are uniform;
  /// nil without uniform dimensions.
  package func uniformSiblings(ofItem item: Int, inSection section: Int) -> Range<Int>? {
    guard let runs = known(section)?.runs, (0..<runs.value.count).contains(item) else { return nil }
    if runs.value.item.isUniform { return 0..<runs.value.count }
    guard runs.value.item.hasUniformSubitems else { return nil }
    let own = runs.value.group(ofItem: item)
    return own.firstItem..<min(runs.value.count, own.firstItem + own.solved.slots.count)
  }

  /// Sets the measured size of an element.
  package mutating func measure(
    _ size: CGSize, of element: CompositionalElement
  ) throws(CompositionalFailure) {
    switch element {
    case .item(let section, let item): try measure(size, item: item, inSection: section)
    case .supplementary(let kind, let section, let index):
      measure(size, view: CompositionalViewKey(kind: kind, index: index), inSection: section)
    case .layoutBoundary(let kind):
      measure(size, view: CompositionalViewKey(kind: kind, index: 0), inSection: nil)
    case .background: break
    }
  }
}

extension CompositionalSection {
  /// Whether any of the section's items or views is measured.
  var isEstimated: Bool {
    group.isEstimated || boundaries.contains { $0.size.isEstimated } || group.hasEstimatedViews
  }
}

extension CompositionalItem {
  /// Whether the item has a uniform dimension.
  fileprivate var isUniform: Bool { size.width.isUniform || size.height.isUniform }

  /// Whether the item contains an item with a uniform dimension.
  fileprivate var hasUniformSubitems: Bool {
    guard case .group(let group) = content else { return false }
    return group.subitems.contains { $0.isUniform || $0.hasUniformSubitems }
  }

  fileprivate var hasEstimatedViews: Bool {
    if supplementaries.contains(where: { $0.size.isEstimated }) { return true }
    guard case .group(let group) = content else { return false }
    return group.subitems.contains(where: \.hasEstimatedViews)
  }
}

extension PlacedSection {
  /// Returns the size of an item in the description.
  fileprivate func size(ofItem item: Int) -> CompositionalSize? {
    guard let runs, (0..<count).contains(item) else { return nil }
    let group = runs.value.group(ofItem: item)
    return group.solved.slots[item - group.firstItem].size
  }

  fileprivate func size(ofView kind: String, index: Int) -> CompositionalSize? {
    if let boundary = description.boundaries.first(where: { $0.kind == kind }) {
      return boundary.size
    }
    guard let runs else { return nil }
    let solved = runs.value.template
    let all =
      solved.slots.flatMap(\.supplementaries) + solved.groupSupplementaries.map(\.supplementary)
    return all.first { $0.kind == kind }?.size
  }
}
