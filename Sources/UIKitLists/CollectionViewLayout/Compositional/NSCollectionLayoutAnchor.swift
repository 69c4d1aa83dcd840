import LayoutGeometry

/// The point of a rectangle at which a view is anchored.
///
/// Source: Apple, NSCollectionLayoutAnchor.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The anchored edge, or the corner of two edges; an empty set is the centre.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges, in points or in fractions of the anchored view's size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in fractions of the anchored view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor on an edge or a corner.
  nonisolated public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at an offset from an edge or a corner, in points.
  nonisolated public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// Creates an anchor at an offset from an edge or a corner, in fractions of the anchored view's
  /// size: (0.5, -0.5) at the top trailing corner centres the view there.
  nonisolated public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  var value: CompositionalAnchor {
    let (x, y) = (Double(offset.x), Double(offset.y))
    return CompositionalAnchor(
      position: edges.position,
      offset: isAbsoluteOffset ? .absolute(x: x, y: y) : .fractional(x: x, y: y))
  }

  /// Returns the anchor itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalRectEdge {
  /// The edges as a relative position in a rectangle: opposite edges cancel each other out.
  fileprivate var position: CompositionalAnchor.Position {
    func component(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> Double {
      contains(start) == contains(end) ? 0.5 : contains(start) ? 0 : 1
    }
    return CompositionalAnchor.Position(
      x: component(.leading, .trailing), y: component(.top, .bottom))
  }
}
