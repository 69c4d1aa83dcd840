/// A scroll target whose size, and those around it, may not be known yet.
///
/// Its offset is computed again whenever sizes become known, until content rests there.
@MainActor
final class ScrollTarget {
  enum Destination {
    /// A position along the axes that it contains.
    case position(UICollectionView.ScrollPosition)
    /// The shortest scroll that makes the item visible.
    case visible
  }

  /// The item; nil after its deletion.
  private(set) var item: IndexPath?
  let destination: Destination

  init(_ item: IndexPath, _ destination: Destination) {
    self.item = item
    self.destination = destination
  }

  /// Updates the item's index path after an update.
  func rename(_ newPath: (IndexPath) -> IndexPath?) { item = item.flatMap(newPath) }
}
