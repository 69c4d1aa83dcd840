/// A position on a rectangle: its centre, an edge or a corner.
///
/// Source: Apple, NSRectAlignment.
public enum NSRectAlignment: Int, Sendable {
  /// The centre.
  case none = 0
  /// The centre of the top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The centre of the leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The centre of the bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The centre of the trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8
}
