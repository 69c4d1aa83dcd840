/// An identifier of a constraint in an engine.
///
/// Adding an equal constraint again results in another token.
public struct ConstraintToken: Hashable, Sendable {
  /// A small index, unique among the engine's current constraints.
  public let slot: Int32
  /// The number of earlier additions to the engine.
  let order: Int
}
