/// A data source whose class always has the method for moves, such as a collection view controller,
/// and that reports whether it implements them.
@preconcurrency @MainActor
package protocol MoveFollower {
  /// Whether a subclass implements moves; true if unknown.
  var followsMoves: Bool { get }
}
