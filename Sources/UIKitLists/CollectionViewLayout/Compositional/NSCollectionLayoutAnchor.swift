import LayoutGeometry

/// Where on a rectangle something is anchored.
///
/// Source: Apple, NSCollectionLayoutAnchor.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edge, or the corner of two; the middle where it names none.
  public let edges: NSDirectionalRectEdge
  /// How far from there: points, or shares of the anchored view's own size.
  public let offset: CGPoint
  /// Whether the offset is points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is shares of the anchored view's own size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// An anchor on an edge or a corner.
  nonisolated public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// An anchor some points from an edge or a corner.
  nonisolated public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// An anchor at a distance from an edge or a corner that is a share of the anchored view's size:
  /// (0.5, -0.5) at the top trailing corner centres the view there.
  nonisolated public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  var value: CompositionalAnchor {
    let (x, y) = (Double(offset.x), Double(offset.y))
    return CompositionalAnchor(
      place: edges.place,
      offset: isAbsoluteOffset ? .absolute(x: x, y: y) : .fractional(x: x, y: y))
  }

  /// Itself: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalRectEdge {
  /// The edges as a place on a rectangle: opposite ones cancel each other out.
  fileprivate var place: CompositionalAnchor.Place {
    func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> Double {
      contains(start) == contains(end) ? 0.5 : contains(start) ? 0 : 1
    }
    return CompositionalAnchor.Place(x: place(.leading, .trailing), y: place(.top, .bottom))
  }
}
