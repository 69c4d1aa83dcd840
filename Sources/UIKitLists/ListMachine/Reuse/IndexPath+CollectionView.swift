extension IndexPath {
  /// Stops the program, as UIKit does, if the path does not consist of exactly two indexes, as an
  /// item's does.
  ///
  /// Paths of supplementary and decoration views may be of other lengths.
  func requireItem() {
    guard count != 2 else { return }
    stop(
      "Invalid index path for use with UICollectionView. Index paths passed to collection view "
        + "must "
        + "contain exactly two indices specifying the section and item. Please use the category on "
        + "NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.")
  }
}
