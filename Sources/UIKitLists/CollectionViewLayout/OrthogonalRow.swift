import LayoutGeometry

/// Elements of a section that scroll by themselves, across their collection view.
package struct OrthogonalRow: Equatable {
  /// What of them is in sight, in the layout's coordinates.
  package var frame: CGRect
  /// Whether it scrolls sideways, or up and down.
  package var isHorizontal: Bool
  /// How long it is, and where it comes to rest.
  package var stops: RowStops
  package var isFast: Bool
  package var bounces: Bool
  package var alwaysBounces: Bool
}

/// Where an element is seen that scrolls with its section.
struct RowPlace: Equatable {
  let section: Int
  /// From where the attributes have it to where it is seen, in points.
  var shift: CGPoint

  /// A place in a row that is scrolled so far from its start, sideways or up and down.
  init(section: Int, scrolled distance: CGFloat, isHorizontal: Bool) {
    self.section = section
    shift = isHorizontal ? CGPoint(x: -distance, y: 0) : CGPoint(x: 0, y: -distance)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Where the element is seen in the content: its frame, but for one that scrolls with its
  /// section.
  package var seenFrame: CGRect {
    guard let row else { return frame }
    return frame.offsetBy(dx: row.shift.x, dy: row.shift.y)
  }

  /// A copy that is seen in the same place and lies in another row, or in none.
  func moved(into other: RowPlace?) -> UICollectionViewLayoutAttributes {
    guard row != other else { return self }
    let copy = duplicate()
    let (old, new) = (row?.shift ?? .zero, other?.shift ?? .zero)
    copy.center.x += old.x - new.x
    copy.center.y += old.y - new.y
    copy.row = other
    return copy
  }
}
