/// A data source that says by itself whether it follows moves of items, where its class always has
/// the method: a collection view controller.
@MainActor
package protocol MoveFollower {
  /// Whether a subclass follows moves; true where that cannot be found out.
  var followsMoves: Bool { get }
}
