/// What the data source is being asked for, which decides what dequeuing gives it.
enum ViewRequest {
  /// A view of an element that comes into sight, with these attributes.
  case display(UICollectionViewLayoutAttributes)
  /// The cell that an item has already, filled again.
  case reconfigure(any ListCell, IndexPath)
}
