import Staging
import UIKit

/// The groups of a compositional layout: insets of sections and groups, spacings between items and
/// groups, and the groups themselves.
@MainActor
package struct GroupOutline: LayoutOutline {
  package let noun = "group"
  package private(set) var parts: [(kind: FlowOutline.Kind, rect: CGRect)] = []
  /// The visible outer groups and those inside, "0/2" and "0/2.1".
  package private(set) var lines: [(name: String, rect: CGRect)] = []

  private let view: UICollectionView
  private let root: UIView

  /// Creates the outline of the first collection view, depth first; nil if there is none or it has
  /// another layout.
  package init?(of root: UIView) {
    guard let view = root.firstView(of: UICollectionView.self),
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return nil }
    (self.view, self.root) = (view, root)
    let groups = layout.visibleGroups
    for rect in layout.visibleInsets { add(.inset, rect) }
    for group in groups { add(group) }
    let outermost = groups.filter { $0.depth == 0 }
    for (before, after) in zip(outermost, outermost.dropFirst())
    where before.section == after.section {
      addRoom(before.frame, after.frame)
    }
    lines = groups.map { ($0.name, visibleRect($0.frame)) }
  }

  private mutating func add(_ group: VisibleGroup) {
    for inset in group.insets { add(.inset, inset) }
    for gap in group.gaps { add(.interitem(length(of: gap, in: group.content)), gap) }
  }

  /// Returns the length of a gap. Gaps between items have the breadth of their line, edge spacings
  /// are mostly thin.
  private func length(of gap: CGRect, in content: CGRect) -> CGFloat {
    if gap.height == content.height { return gap.width }
    if gap.width == content.width { return gap.height }
    return min(gap.width, gap.height)
  }

  /// Adds the spacing between groups, which are in a column or in a row.
  private mutating func addRoom(_ before: CGRect, _ after: CGRect) {
    let both = before.union(after)
    let below = after.minY - before.maxY
    let beside = max(after.minX - before.maxX, before.minX - after.maxX)
    if below > 0 {
      add(.line(below), CGRect(x: both.minX, y: before.maxY, width: both.width, height: below))
    } else if beside > 0 {
      let x = min(before.maxX, after.maxX)
      add(.line(beside), CGRect(x: x, y: both.minY, width: beside, height: both.height))
    }
  }

  private mutating func add(_ kind: FlowOutline.Kind, _ rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    parts.append((kind, visibleRect(rect)))
  }

  private func visibleRect(_ rect: CGRect) -> CGRect {
    view.convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
