/// A place on a rectangle: its middle, an edge's, or a corner.
///
/// Source: Apple, NSRectAlignment.
public enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The top corner where reading begins.
  case topLeading = 2
  /// The middle of the edge where reading begins.
  case leading = 3
  /// The bottom corner where reading begins.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The bottom corner where reading ends.
  case bottomTrailing = 6
  /// The middle of the edge where reading ends.
  case trailing = 7
  /// The top corner where reading ends.
  case topTrailing = 8
}
