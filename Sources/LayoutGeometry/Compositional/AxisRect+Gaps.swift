/// The spacing around an item of a group, for overlays.
extension AxisRect {
  typealias Ends = (before: CompositionalSpacing?, after: CompositionalSpacing?)

  /// Returns the space between this item and the next, with the breadth of the line; nil for none.
  func gap(to next: AxisRect, in line: AxisRect) -> AxisRect? {
    line.part(from: mainEnd, to: next.main)
  }

  /// Returns the edge spacing before the first item and after the last one along the line; that of
  /// other items is part of the space between items.
  func spacingAtEnds(
    _ spacing: Ends, isFirst: Bool, isLast: Bool, in line: AxisRect
  ) -> [AxisRect] {
    let before = isFirst && spacing.before != nil ? line.part(from: line.main, to: main) : nil
    guard isLast, let after = spacing.after else { return [before].compactMap(\.self) }
    let end = after.isFlexible ? line.mainEnd : min(mainEnd + after.least, line.mainEnd)
    return [before, line.part(from: mainEnd, to: end)].compactMap(\.self)
  }

  /// Returns the edge spacing across the line.
  func spacingAcross(_ spacing: Ends, in line: AxisRect) -> [AxisRect] {
    var rects: [AxisRect] = []
    if spacing.before != nil { rects.append(part(from: line.cross, across: cross)) }
    if let after = spacing.after {
      let end = after.isFlexible ? line.crossEnd : min(crossEnd + after.least, line.crossEnd)
      rects.append(part(from: crossEnd, across: end))
    }
    return rects.filter { $0.size.cross > 0 }
  }

  private func part(from start: Double, to end: Double) -> AxisRect? {
    guard start < end else { return nil }
    return AxisRect(
      main: start, cross: cross, size: AxisSize(main: end - start, cross: size.cross))
  }

  private func part(from start: Double, across end: Double) -> AxisRect {
    AxisRect(main: main, cross: start, size: AxisSize(main: size.main, cross: end - start))
  }
}
