/// An item that content was scrolled to before its size and those around it were known.
///
/// Where it lies is asked again whenever sizes become known, until content rests there.
@MainActor
final class ScrollAim {
  enum Place {
    /// Where a position says, along the axes that it names.
    case position(UICollectionView.ScrollPosition)
    /// In sight, by the shortest way.
    case inSight
  }

  /// The item; nil once it has been deleted.
  private(set) var item: IndexPath?
  let place: Place

  init(_ item: IndexPath, _ place: Place) {
    self.item = item
    self.place = place
  }

  /// Follows the item through an update.
  func rename(_ newPath: (IndexPath) -> IndexPath?) { item = item.flatMap(newPath) }
}
