/// A variable of an engine: a position, a width or a height.
///
/// Valid for the engine that created it only.
public struct LayoutVariable: Hashable, Sendable {
  /// A small index, unique among the engine's current variables.
  public let index: Int32
}
