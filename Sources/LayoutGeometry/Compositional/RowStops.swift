/// Where a row of groups that scrolls by itself comes to rest.
///
/// Distances are how far the row's content is scrolled from its start, in points. Sources: Apple's
/// documentation of the behaviours; that edges are counted from the leading inset is not proven.
package struct RowStops: Equatable, Sendable {
  package enum Behavior: Hashable, Sendable {
    case continuous
    case groupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  package var behavior: Behavior
  /// The length that is in sight.
  package var visible: Double
  /// The row's whole length, with the insets around its groups.
  package var content: Double
  /// The length of the first group, and the room between two.
  package var group: Double
  package var spacing: Double
  /// Room before the first group and after the last.
  package var leading: Double
  package var trailing: Double

  /// How far content can be pulled in before its start and past its end: what centres the first and
  /// the last group.
  package var insets: (leading: Double, trailing: Double) {
    guard behavior == .groupPagingCentered else { return (0, 0) }
    let room = (visible - group) / 2
    return (room - leading, room - trailing)
  }

  /// The least and the greatest distance.
  package var range: ClosedRange<Double> {
    let least = -insets.leading
    return least...max(least, content + insets.trailing - visible)
  }

  private var pitch: Double {
    behavior == .paging ? visible : group + spacing
  }

  /// Returns where the row rests that is let go at one distance to come to another by itself.
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
    // The content's end is a rest, too, though no group begins there.
    let end = range.upperBound
    return end <= furthest && abs(end - proposed) < abs(rest - proposed) ? end : rest
  }

  /// The nearest distance that is in range.
  package func clamped(_ distance: Double) -> Double {
    min(max(distance, range.lowerBound), range.upperBound)
  }
}

/// A row of groups that scrolls by itself, in its place.
package struct PlacedRow: Equatable, Sendable {
  /// What of it is in sight, in the content: as wide as the container, as high as its groups.
  package let frame: CGRect
  package let stops: RowStops
}

extension CompositionalGeometry {
  /// The row of a section; nil for one that does not scroll by itself, or is empty.
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
        group: runs.group(number: 0)?.solved.size.along(axis.other) ?? 0, spacing: runs.spacing,
        leading: placed.groupsCross, trailing: after))
  }
}

extension CompositionalGeometry {
  /// The section with whose row an element scrolls; nil for one that does not.
  package func rowSection(of element: CompositionalElement) -> Int? {
    switch element {
    case .item(let section, _), .supplementary(_, let section, _):
      guard let known = known(section), known.description.isOrthogonal else { return nil }
      return element.isInGroups(of: known) ? section : nil
    case .background, .layoutBoundary: return nil
    }
  }
}
