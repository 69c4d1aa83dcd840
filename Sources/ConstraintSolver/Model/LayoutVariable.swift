/// One unknown number of one engine: an edge's position, or a width or a height.
///
/// An engine makes it, and only that engine understands it.
public struct LayoutVariable: Hashable, Sendable {
  let index: Int32
}
