/// An item's section and index, in a third of an index path's memory: a hundred thousand selected
/// items stay in the processor's caches longer.
struct ItemCoordinates: Hashable {
  private let section: Int32
  private let item: Int32

  /// Creates the coordinates of an item's index path; values out of range are clamped.
  init(_ indexPath: IndexPath) {
    section = Int32(clamping: indexPath.first ?? -1)
    item = Int32(clamping: indexPath.dropFirst().first ?? -1)
  }

  var indexPath: IndexPath { IndexPath(item: Int(item), section: Int(section)) }
}
