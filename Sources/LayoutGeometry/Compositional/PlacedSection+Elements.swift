/// The elements of a section on the pixel grid.
extension PlacedSection {
  /// Calls a closure with each element that may intersect a range of main positions and, for an
  /// orthogonal section, a range across. From back to front: the backgrounds, the items in order
  /// with their supplementary views, the boundary views.
  func forEachElement(
    _ section: Int, meeting range: ClosedRange<Double>, inRow row: ClosedRange<Double>,
    pinnedTo visible: ClosedRange<Double>?, _ body: (PlacedElement) -> Void
  ) {
    for background in description.backgrounds {
      guard let frame = frame(of: background) else { continue }
      body(
        PlacedElement(
          element: .background(kind: background.kind, section: section),
          frame: grid.rounded(frame), zIndex: background.zIndex))
    }
    forEachGroup(meeting: range, inRow: row) { group, origin in
      report(group, at: origin, section, range, body)
    }
    for boundary in description.boundaries {
      body(
        PlacedElement(
          element: .supplementary(kind: boundary.kind, section: section, index: 0),
          frame: grid.rounded(frame(of: boundary, pinnedTo: visible)), zIndex: boundary.zIndex))
    }
  }

  private func report(
    _ group: GroupRuns.Group, at origin: CGPoint, _ section: Int, _ range: ClosedRange<Double>,
    _ body: (PlacedElement) -> Void
  ) {
    let solved = group.solved
    for index in 0..<min(solved.slots.count, count - group.firstItem) {
      let slot = solved.slots[index]
      let frame = slot.frame.moved(to: origin)
      let start = frame.origin.along(axis)
      let isNear =
        start <= range.upperBound && start + frame.size.along(axis) >= range.lowerBound
      guard isNear || !slot.supplementaries.isEmpty else { continue }
      let host = grid.rounded(frame)
      let item = group.firstItem + index
      body(
        PlacedElement(
          element: .item(section: section, item: item), frame: host, zIndex: zIndex(of: slot)))
      for supplementary in slot.supplementaries {
        body(placed(supplementary, on: host, section, index: item))
      }
    }
    for supplementary in solved.groupSupplementaries
    where group.firstItem + supplementary.firstItem < count {
      body(placed(supplementary, of: group, at: origin, section))
    }
  }

  private func placed(
    _ group: SolvedGroup.GroupSupplementary, of outer: GroupRuns.Group, at origin: CGPoint,
    _ section: Int
  ) -> PlacedElement {
    let supplementary = group.supplementary
    let perGroup = max(
      outer.solved.groupCount(ofKind: supplementary.kind),
      runs?.value.template.groupCount(ofKind: supplementary.kind) ?? 0)
    return placed(
      supplementary, on: grid.rounded(group.host.moved(to: origin)), section,
      index: outer.number * perGroup + group.ordinal)
  }

  private func placed(
    _ supplementary: CompositionalSupplementary, on host: CGRect, _ section: Int, index: Int
  ) -> PlacedElement {
    let key = CompositionalViewKey(kind: supplementary.kind, index: index)
    let measured = supplementary.size.isEstimated ? measuredViews[key] : nil
    return PlacedElement(
      element: .supplementary(kind: supplementary.kind, section: section, index: index),
      frame: grid.rounded(supplementary.frame(on: host, measured: measured)),
      zIndex: supplementary.zIndex)
  }

  private func zIndex(of slot: SolvedGroup.Slot) -> Int {
    slot.zIndex + (description.backgrounds.isEmpty ? 0 : CompositionalRules.zIndexOverBackground)
  }

  // MARK: One element

  /// Returns an item; nil for an unknown one.
  func placedItem(_ item: Int, section: Int) -> PlacedElement? {
    guard let runs, (0..<count).contains(item) else { return nil }
    let group = runs.value.group(ofItem: item)
    let slot = group.solved.slots[item - group.firstItem]
    return PlacedElement(
      element: .item(section: section, item: item),
      frame: grid.rounded(slot.frame.moved(to: origin(of: group))), zIndex: zIndex(of: slot))
  }

  /// Returns a supplementary view; nil for an unknown one.
  func placedSupplementary(
    _ kind: String, index: Int, section: Int, pinnedTo visible: ClosedRange<Double>?
  ) -> PlacedElement? {
    if index == 0, let boundary = description.boundaries.first(where: { $0.kind == kind }) {
      return PlacedElement(
        element: .supplementary(kind: kind, section: section, index: 0),
        frame: grid.rounded(frame(of: boundary, pinnedTo: visible)), zIndex: boundary.zIndex)
    }
    return itemSupplementary(kind, index, section) ?? groupSupplementary(kind, index, section)
  }

  private func itemSupplementary(_ kind: String, _ item: Int, _ section: Int) -> PlacedElement? {
    guard let runs, let host = placedItem(item, section: section) else { return nil }
    let group = runs.value.group(ofItem: item)
    return group.solved.slots[item - group.firstItem].supplementaries
      .first { $0.kind == kind }
      .map { placed($0, on: host.frame, section, index: item) }
  }

  private func groupSupplementary(_ kind: String, _ index: Int, _ section: Int) -> PlacedElement? {
    guard let runs else { return nil }
    let perGroup = runs.value.template.groupCount(ofKind: kind)
    guard perGroup > 0, index >= 0, let group = runs.value.group(number: index / perGroup) else {
      return nil
    }
    let found = group.solved.groupSupplementaries.first {
      $0.supplementary.kind == kind && $0.ordinal == index % perGroup
        && group.firstItem + $0.firstItem < count
    }
    return found.map { placed($0, of: group, at: origin(of: group), section) }
  }

  func placedBackground(_ kind: String, section: Int) -> PlacedElement? {
    guard let background = description.backgrounds.first(where: { $0.kind == kind }),
      let frame = frame(of: background)
    else { return nil }
    return PlacedElement(
      element: .background(kind: kind, section: section), frame: grid.rounded(frame),
      zIndex: background.zIndex)
  }

  /// The maximum distances of elements beyond the section's start and end.
  var reach: (before: Double, after: Double) {
    var reach = (before: 0.0, after: 0.0)
    if let runs {
      let overhang =
        description.isOrthogonal ? runs.value.crossOverhang(along: axis) : runs.value.overhang
      reach = (max(0, overhang.before), max(0, overhang.after))
    }
    for boundary in description.boundaries {
      let frame = frame(of: boundary, pinnedTo: nil)
      let main = frame.origin.along(axis)
      reach.before = max(reach.before, start - main)
      reach.after = max(reach.after, main + frame.size.along(axis) - end)
    }
    for background in description.backgrounds {
      guard let frame = frame(of: background) else { continue }
      let main = frame.origin.along(axis)
      reach.before = max(reach.before, start - main)
      reach.after = max(reach.after, main + frame.size.along(axis) - end)
    }
    return (reach.before + 2 * grid.pixel, reach.after + 2 * grid.pixel)
  }
}

extension GroupRuns {
  /// Returns the maximum distances of elements beyond their group along an axis across the row.
  func crossOverhang(along axis: FlowAxis) -> (before: Double, after: Double) {
    var overhang = (before: 0.0, after: 0.0)
    for solved in [template] + runs.compactMap(\.solved) {
      let start = solved.extent.origin.along(axis)
      overhang.before = max(overhang.before, -start)
      overhang.after = max(
        overhang.after, start + solved.extent.size.along(axis) - solved.size.along(axis))
    }
    return overhang
  }
}
