/// The error of a required constraint that conflicts with other required constraints.
public struct Unsatisfiable: Error {
  /// The required constraints that conflict with the refused one, in order of addition.
  ///
  /// The refused constraint is not among them. They are minimal: if one is removed, the rest is
  /// satisfiable.
  /// Empty if the refused constraint alone is unsatisfiable, such as a width of -10.
  public let conflicting: [ConstraintToken]
}
