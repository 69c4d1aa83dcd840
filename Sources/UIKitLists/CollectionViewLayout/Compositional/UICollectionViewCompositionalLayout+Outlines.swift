import LayoutGeometry

/// A visible group, as overlays draw it.
package struct VisibleGroup: Equatable, Sendable {
  /// The group's section, its index there and its index in each enclosing group: "0/2.1" is the
  /// second group in the third of section 0.
  package let name: String
  package let section: Int
  /// The group's frame in the collection view's coordinates, in points.
  package let frame: CGRect
  /// The frame less the group's insets.
  package let content: CGRect
  /// The spacing between the group's items and outside of their edges.
  package let gaps: [CGRect]
  /// The insets of the group and of its items.
  package let insets: [CGRect]
  /// The number of enclosing groups.
  package let depth: Int

  fileprivate init(_ group: PlacedGroup) {
    let inner = group.path.dropFirst(2).map { ".\($0)" }.joined()
    name = "\(group.path[0])/\(group.path[1])" + inner
    section = group.path[0]
    (frame, content) = (group.frame, group.content)
    gaps = group.gaps
    insets = group.frame.edgeRects(around: group.content) + group.itemInsets
    depth = group.path.count - 2
  }
}

extension UICollectionViewCompositionalLayout {
  /// The visible groups, each before its nested groups.
  package var visibleGroups: [VisibleGroup] {
    guard let host, let geometry else { return [] }
    return geometry.groups(in: host.layoutBounds, viewport: viewport)
      .map { VisibleGroup($0.mapped(shown)) }
  }

  /// The insets of visible sections, in the collection view's coordinates.
  package var visibleInsets: [CGRect] {
    guard let geometry else { return [] }
    return geometry.sections.indices.flatMap(geometry.insetRects).map(shown)
  }

  private func shown(_ rect: CGRect) -> CGRect { machine?.layoutRect(rect) ?? rect }
}
