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
}

extension UICollectionViewLayoutAttributes {
  /// Where the element is seen in the content: its frame, but for one that scrolls with its
  /// section.
  var seenFrame: CGRect {
    guard let row else { return frame }
    return frame.offsetBy(dx: row.shift.x, dy: row.shift.y)
  }
}
