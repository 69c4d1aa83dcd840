import LayoutGeometry

/// A group in sight: what overlays draw.
package struct GroupInSight: Equatable, Sendable {
  /// Its section, its number there and its place in each group around it: "0/2.1" is the second
  /// group in the third of section 0.
  package let name: String
  package let section: Int
  /// In the collection view's coordinates, in points.
  package let frame: CGRect
  /// Without the group's insets.
  package let content: CGRect
  /// The room between what lies in it, and outside its items' edges.
  package let gaps: [CGRect]
  /// The room that the group's insets and its items' keep free.
  package let insets: [CGRect]
  /// How many groups lie around it.
  package let depth: Int

  fileprivate init(_ group: PlacedGroup) {
    let inner = group.path.dropFirst(2).map { ".\($0)" }.joined()
    name = "\(group.path[0])/\(group.path[1])" + inner
    section = group.path[0]
    (frame, content) = (group.frame, group.content)
    gaps = group.gaps
    insets = group.frame.rooms(around: group.content) + group.itemInsets
    depth = group.path.count - 2
  }
}

extension UICollectionViewCompositionalLayout {
  /// The groups that are in sight, each before those in it.
  package var groupsInSight: [GroupInSight] {
    guard let host, let geometry else { return [] }
    return geometry.groups(in: host.layoutBounds, sight: sight)
      .map { GroupInSight($0.mapped(shown)) }
  }

  /// The room that the insets of sections in sight keep free, in the collection view's coordinates.
  package var insetsInSight: [CGRect] {
    guard let geometry else { return [] }
    return geometry.sections.indices.flatMap(geometry.insetRooms).map(shown)
  }

  private func shown(_ rect: CGRect) -> CGRect { machine?.layoutRect(rect) ?? rect }
}
