/// The resting positions of an orthogonally scrolling row.
///
/// Distances are scroll offsets from the row's start, in points. Sources: Apple's documentation of
/// the behaviours; uncertain: that edges are relative to the leading inset.
package struct RowStops: Equatable, Sendable {
  package enum Behavior: Hashable, Sendable {
    case continuous
    case groupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  package var behavior: Behavior
  /// The visible length.
  package var visible: Double
  /// The content length, including insets.
  package var content: Double
  /// The length of the first group, and the spacing of groups.
  package var group: Double
  package var spacing: Double
  /// The insets before the first group and after the last one.
  package var leading: Double
  package var trailing: Double

  /// The additional insets that allow the first and the last group to be centred.
  package var insets: (leading: Double, trailing: Double) {
    guard behavior == .groupPagingCentered else { return (0, 0) }
    let room = (visible - group) / 2
    return (room - leading, room - trailing)
  }

  /// The range of scroll offsets.
  package var range: ClosedRange<Double> {
    let least = -insets.leading
    return least...max(least, content + insets.trailing - visible)
  }

  private var pitch: Double {
    behavior == .paging ? visible : group + spacing
  }

  /// Returns the resting offset for a proposed one, given the offset at the end of dragging.
  package func rest(_ proposed: Double, from start: Double) -> Double {
    guard behavior != .continuous, pitch > 0 else { return clamped(proposed) }
    let origin = range.lowerBound
    var page = ((proposed - origin) / pitch).rounded()
    var furthest = Double.infinity
    if behavior == .groupPaging || behavior == .groupPagingCentered {
      let current = ((start - origin) / pitch).rounded()
      page = min(max(page, current - 1), current + 1)
      furthest = origin + (current + 1) * pitch
    }
    let rest = clamped(origin + page * pitch)
    // The end of the content is a resting offset, even if no group begins there.
    let end = range.upperBound
    return end <= furthest && abs(end - proposed) < abs(rest - proposed) ? end : rest
  }

  /// Returns the nearest valid offset.
  package func clamped(_ distance: Double) -> Double {
    min(max(distance, range.lowerBound), range.upperBound)
  }
}

/// A positioned row of an orthogonal section.
package struct PlacedRow: Equatable, Sendable {
  /// The visible frame in content coordinates, with the container's width and the groups' height.
  package let frame: CGRect
  package let stops: RowStops
}

extension CompositionalGeometry {
  /// Returns the row of a section; nil for an empty or nonorthogonal section.
  package func row(ofSection section: Int, behavior: RowStops.Behavior) -> PlacedRow? {
    guard let placed = known(section), placed.description.isOrthogonal, let runs = placed.runs
    else { return nil }
    let length = container.along(axis.other)
    let size = container.with(placed.groupsExtent, along: axis)
    let after =
      placed.description.insets.across(axis).trailing + placed.description.reference.trailing
    return PlacedRow(
      frame: CGRect(origin: CGPoint(along: axis, placed.groupsStart, across: 0), size: size),
      stops: RowStops(
        behavior: behavior, visible: length, content: placed.rowLength,
        group: runs.value.group(number: 0)?.solved.size.along(axis.other) ?? 0,
        spacing: runs.value.spacing,
        leading: placed.groupsCross, trailing: after))
  }
}

extension CompositionalGeometry {
  /// Returns the orthogonal section that an element scrolls with; nil for none.
  package func rowSection(of element: CompositionalElement) -> Int? {
    switch element {
    case .item(let section, _), .supplementary(_, let section, _):
      guard let known = known(section), known.description.isOrthogonal else { return nil }
      return element.isInGroups(of: known) ? section : nil
    case .background, .layoutBoundary: return nil
    }
  }
}
