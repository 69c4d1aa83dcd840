/// A constraint that one engine keeps.
///
/// Adding the same constraint again makes another token.
public struct ConstraintToken: Hashable, Sendable {
  let slot: Int32
  /// Counts the additions of its engine.
  let order: Int
}
