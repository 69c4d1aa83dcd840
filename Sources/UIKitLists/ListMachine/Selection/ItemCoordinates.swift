/// An item's section and its place there: what an index path of an item says, in a third of the
/// memory. A hundred thousand selected ones stay in the processor's caches longer.
struct ItemCoordinates: Hashable {
  private let section: Int32
  private let item: Int32

  /// - Parameter indexPath: an item's; what no collection view has is clamped.
  init(_ indexPath: IndexPath) {
    section = Int32(clamping: indexPath.first ?? -1)
    item = Int32(clamping: indexPath.dropFirst().first ?? -1)
  }

  var indexPath: IndexPath { IndexPath(item: Int(item), section: Int(section)) }
}
