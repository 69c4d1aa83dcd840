/// A constraint that one engine keeps.
///
/// Adding the same constraint again makes another token.
public struct ConstraintToken: Hashable, Sendable {
  /// A small number that no other constraint of the engine has at the same time: for tables.
  public let slot: Int32
  /// Counts the additions of its engine.
  let order: Int
}
