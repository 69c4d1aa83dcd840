/// A group of a section, or a nested group, for overlays.
package struct PlacedGroup: Equatable, Sendable {
  /// The section, the group's number, and the index in each enclosing group.
  package let path: [Int]
  /// The frame in content coordinates, in points; leading is left.
  package var frame: CGRect
  /// The frame without the group's insets.
  package var content: CGRect
  /// The spacing between items and at their edges.
  package var gaps: [CGRect]
  /// The insets of the items.
  package var itemInsets: [CGRect]

  /// Returns a copy with all rectangles transformed.
  package func mapped(_ change: (CGRect) -> CGRect) -> PlacedGroup {
    PlacedGroup(
      path: path, frame: change(frame), content: change(content), gaps: gaps.map(change),
      itemInsets: itemInsets.map(change))
  }
}

extension CompositionalGeometry {
  /// Returns the groups that intersect a rectangle, with scrolled orthogonal sections, each before
  /// its nested groups.
  ///
  /// Complexity: that of solving each of the groups.
  package func groups(in rect: CGRect, viewport: Viewport = Viewport()) -> [PlacedGroup] {
    let wanted = axis.axisRect(rect)
    guard wanted.main <= wanted.mainEnd else { return [] }
    var found: [PlacedGroup] = []
    for (number, section) in sections.enumerated() {
      let distance = section.description.isOrthogonal ? viewport.scrolled[number] ?? 0 : 0
      let row = wanted.cross + distance...wanted.crossEnd + distance
      let shift = CGPoint(along: axis, 0, across: -distance)
      section.forEachGroup(meeting: wanted.main...wanted.mainEnd, inRow: row) { group, origin in
        let position = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
        for part in section.runs?.value.parts(of: group) ?? [] {
          let placed = PlacedGroup(
            path: [number, group.number] + part.path, frame: part.frame, content: part.content,
            gaps: part.gaps, itemInsets: part.itemInsets
          ).mapped { grid.rounded($0.moved(to: position)) }
          if axis.axisRect(placed.frame).overlaps(wanted) { found.append(placed) }
        }
      }
    }
    return found
  }

  /// Returns the insets of a section around its groups; for an orthogonal section, those above and
  /// below it.
  package func insetRects(ofSection section: Int) -> [CGRect] {
    guard let section = known(section), section.runs != nil else { return [] }
    let (start, end) = (section.groupsStart, section.groupsStart + section.groupsExtent)
    let across = Double(container.along(axis.other))
    func strip(_ main: ClosedRange<Double>, _ cross: ClosedRange<Double>) -> CGRect {
      let size = AxisSize(
        main: main.upperBound - main.lowerBound, cross: cross.upperBound - cross.lowerBound)
      return axis.rect(AxisRect(main: main.lowerBound, cross: cross.lowerBound, size: size))
    }
    func strip(_ from: Double, _ to: Double, across first: Double, _ last: Double) -> CGRect? {
      from < to && first < last ? strip(from...to, first...last) : nil
    }
    let ends = [
      strip(section.contentStart, start, across: 0, across),
      strip(end, section.contentEnd, across: 0, across),
    ]
    let trailing =
      section.description.insets.across(axis).trailing + section.description.reference.trailing
    let sides =
      section.description.isOrthogonal
      ? []
      : [
        strip(start, end, across: 0, section.groupsCross),
        strip(start, end, across: across - trailing, across),
      ]
    return (ends + sides).compactMap { $0.map(grid.rounded) }
  }
}

extension GroupRuns {
  /// Returns a group and its nested groups relative to its top-left corner, by solving it again.
  fileprivate func parts(of group: Group) -> [PlacedGroup] {
    let solver = GroupSolver(grid: grid, measured: { measuredSize($0) }, count: count)
    return (try? solver.parts(item, in: container, from: group.firstItem)) ?? []
  }
}

extension GroupSolver {
  fileprivate func parts(
    _ item: CompositionalItem, in container: CGSize, from first: Int
  ) throws(CompositionalProblem) -> [PlacedGroup] {
    var node = try node(item, in: container, from: first, forced: Forced())
    place(&node)
    var parts: [PlacedGroup] = []
    collect(node, at: .zero, [], &parts)
    return parts
  }

  private func collect(
    _ node: Node, at origin: CGPoint, _ path: [Int], _ parts: inout [PlacedGroup]
  ) {
    guard case .group(let group) = node.item.content else { return }
    let frame = CGRect(origin: origin, size: node.step)
    let content = node.item.effectiveInsets.inside(frame)
    let children = zip(node.children, node.origins).map { child, position in
      CGRect(
        origin: CGPoint(x: origin.x + position.x, y: origin.y + position.y), size: child.step)
    }
    parts.append(
      PlacedGroup(
        path: path, frame: frame, content: content,
        gaps: gaps(between: children, of: node, group, in: content),
        itemInsets: zip(node.children, children).flatMap { $0.insetRects(in: $1) }))
    for (number, child) in node.children.enumerated() where number < children.count {
      collect(child, at: children[number].origin, path + [number], &parts)
    }
  }
  private func gaps(
    between frames: [CGRect], of node: Node, _ group: CompositionalGroup, in content: CGRect
  ) -> [CGRect] {
    guard case .line(let axis, _) = group.arrangement else { return [] }
    let line = axis.axisRect(content)
    let slots = frames.map(axis.axisRect)
    var rects = zip(slots, slots.dropFirst()).compactMap { $0.gap(to: $1, in: line) }
    for (index, (child, slot)) in zip(node.children, slots).enumerated() {
      let spacing = child.item.edgeSpacing
      rects += slot.spacingAtEnds(
        spacing.ends(axis), isFirst: index == 0, isLast: index == slots.count - 1, in: line)
      rects += slot.spacingAcross(spacing.ends(axis.other), in: line)
    }
    return rects.map(axis.rect)
  }
}

extension GroupSolver.Node {
  /// Returns the insets of an item; empty for a group, which has its own.
  fileprivate func insetRects(in frame: CGRect) -> [CGRect] {
    if case .group = item.content { return [] }
    return frame.edgeRects(around: item.effectiveInsets.inside(frame))
  }
}

extension CGRect {
  /// Returns the nonempty parts of the rectangle above, below, left and right of an inner
  /// rectangle.
  package func edgeRects(around inner: CGRect) -> [CGRect] {
    [
      CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
      CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
