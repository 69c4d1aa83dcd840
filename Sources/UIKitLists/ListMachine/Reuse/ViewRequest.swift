/// The current request of the data source, which determines the result of dequeuing.
enum ViewRequest {
  /// A view of an element that becomes visible, with its attributes.
  case display(UICollectionViewLayoutAttributes)
  /// The existing cell of an item, to be configured again.
  case reconfigure(any ListCell, IndexPath)
}
