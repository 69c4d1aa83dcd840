import LayoutGeometry

/// A row of elements that scrolls across the collection view's direction.
package struct OrthogonalRow: Equatable {
  /// The row's visible frame, in the layout's coordinates.
  package var frame: CGRect
  /// Whether the row scrolls horizontally, else vertically.
  package var isHorizontal: Bool
  /// The row's length and resting positions.
  package var stops: RowStops
  package var isFast: Bool
  package var bounces: Bool
  package var alwaysBounces: Bool
}

/// The scrolled position of an element in an orthogonally scrolling section.
struct RowContainer: Equatable {
  let section: Int
  /// The distance from the attributes' frame to the scrolled position, in points.
  var shift: CGPoint

  /// Creates a position in a row scrolled by a distance from its start.
  init(section: Int, scrolled distance: CGFloat, isHorizontal: Bool) {
    self.section = section
    shift = isHorizontal ? CGPoint(x: -distance, y: 0) : CGPoint(x: 0, y: -distance)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element's visible frame in the content: its frame, shifted if its section scrolls.
  package var visibleFrame: CGRect {
    guard let row else { return frame }
    return frame.offsetBy(dx: row.shift.x, dy: row.shift.y)
  }

  /// Returns a copy with the same visible frame in another row, or in none.
  func moved(into other: RowContainer?) -> UICollectionViewLayoutAttributes {
    guard row != other else { return self }
    let copy = duplicate()
    let (old, new) = (row?.shift ?? .zero, other?.shift ?? .zero)
    copy.center.x += old.x - new.x
    copy.center.y += old.y - new.y
    copy.row = other
    return copy
  }
}
