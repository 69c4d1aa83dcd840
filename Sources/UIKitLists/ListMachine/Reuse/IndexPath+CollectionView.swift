extension IndexPath {
  /// Stops the program, as UIKit does, where the path does not name an item: two indices, no more,
  /// no less.
  ///
  /// Supplementary and decoration views may have longer and shorter paths.
  func requireItem() {
    guard count != 2 else { return }
    stop(
      "Invalid index path for use with UICollectionView. Index paths passed to collection view "
        + "must "
        + "contain exactly two indices specifying the section and item. Please use the category on "
        + "NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.")
  }
}
