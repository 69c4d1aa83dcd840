/// One unknown number of one engine: an edge's position, or a width or a height.
///
/// An engine makes it, and only that engine understands it.
public struct LayoutVariable: Hashable, Sendable {
  /// A small number that no other variable of the engine has at the same time: for tables.
  public let index: Int32
}
