/// A group of a section, or a group in one: what overlays draw.
package struct PlacedGroup: Equatable, Sendable {
  /// The section, the group's number in it, and its place in each group around it.
  package let path: [Int]
  /// In points of the content; leading is left.
  package var frame: CGRect
  /// Without the group's insets.
  package var content: CGRect
  /// The room between what lies in it, and outside its items' edges.
  package var gaps: [CGRect]
  /// The room that its items keep free inside their edges.
  package var itemInsets: [CGRect]

  /// The same with all rectangles changed.
  package func mapped(_ change: (CGRect) -> CGRect) -> PlacedGroup {
    PlacedGroup(
      path: path, frame: change(frame), content: change(content), gaps: gaps.map(change),
      itemInsets: itemInsets.map(change))
  }
}

extension CompositionalGeometry {
  /// The groups that meet a rectangle, the rows that scroll by themselves being where they are
  /// scrolled to, each before those in it.
  ///
  /// Complexity: that of solving each of them again.
  package func groups(in rect: CGRect, sight: Sight = Sight()) -> [PlacedGroup] {
    let wanted = axis.axisRect(rect)
    guard wanted.main <= wanted.mainEnd else { return [] }
    var found: [PlacedGroup] = []
    for (number, section) in sections.enumerated() {
      let distance = section.description.isOrthogonal ? sight.scrolled[number] ?? 0 : 0
      let row = wanted.cross + distance...wanted.crossEnd + distance
      let shift = CGPoint(along: axis, 0, across: -distance)
      section.forEachGroup(meeting: wanted.main...wanted.mainEnd, inRow: row) { group, origin in
        let place = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
        for part in section.runs?.parts(of: group) ?? [] {
          let placed = PlacedGroup(
            path: [number, group.number] + part.path, frame: part.frame, content: part.content,
            gaps: part.gaps, itemInsets: part.itemInsets
          ).mapped { grid.rounded($0.moved(to: place)) }
          if axis.axisRect(placed.frame).overlaps(wanted) { found.append(placed) }
        }
      }
    }
    return found
  }

  /// The room that a section's insets keep free around its groups; of a row that scrolls by itself,
  /// above and below it.
  package func insetRooms(ofSection section: Int) -> [CGRect] {
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
  /// What a group consists of, from its own top left corner on, solved once more.
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
    let children = zip(node.children, node.origins).map { child, place in
      CGRect(
        origin: CGPoint(x: origin.x + place.x, y: origin.y + place.y), size: child.step)
    }
    parts.append(
      PlacedGroup(
        path: path, frame: frame, content: content,
        gaps: gaps(between: children, of: node, group, in: content),
        itemInsets: zip(node.children, children).flatMap { $0.insetRooms(in: $1) }))
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
    var rooms = zip(slots, slots.dropFirst()).compactMap { $0.room(to: $1, in: line) }
    for (index, (child, slot)) in zip(node.children, slots).enumerated() {
      let spacing = child.item.edgeSpacing
      rooms += slot.roomAtEnds(
        spacing.ends(axis), isFirst: index == 0, isLast: index == slots.count - 1, in: line)
      rooms += slot.roomAcross(spacing.ends(axis.other), in: line)
    }
    return rooms.map(axis.rect)
  }
}

extension GroupSolver.Node {
  /// The room inside the edges of an item in a frame; a group says that itself.
  fileprivate func insetRooms(in frame: CGRect) -> [CGRect] {
    if case .group = item.content { return [] }
    return frame.rooms(around: item.effectiveInsets.inside(frame))
  }
}

extension CGRect {
  /// What of the rectangle lies above, below, left and right of one in it, without what is empty.
  package func rooms(around inner: CGRect) -> [CGRect] {
    [
      CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
      CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
