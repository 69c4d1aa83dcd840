/// A required constraint was refused, because other required ones leave it no room.
public struct Unsatisfiable: Error {
  /// The required constraints that cannot hold together with the refused one, in order of addition.
  ///
  /// The refused one is not among them, and without any one of them the rest could hold. It is
  /// empty where the refused one cannot hold alone, such as a width of -10.
  public let conflicting: [ConstraintToken]
}
