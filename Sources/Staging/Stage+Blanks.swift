import UIKit

/// A picture that shows nothing is an error, not a blank.
extension Stage {
  /// Checks that a collection view whose layout puts items into sight shows cells.
  package func checkCells() throws(StagingError) {
    guard let collectionView = scrollView as? UICollectionView,
      collectionView.visibleCells.isEmpty
    else { return }
    let visible = collectionView.bounds
    let items = collectionView.collectionViewLayout.layoutAttributesForElements(in: visible)?
      .filter { attributes in
        attributes.representedElementCategory == .cell && !attributes.isHidden
          && attributes.alpha > 0 && attributes.frame.overlaps(visible)
      }
    guard let items, !items.isEmpty else { return }
    throw .noCells(items: items.count)
  }

  /// Checks that not all of a picture has one colour.
  package func checkInk(of bitmap: Bitmap) throws(StagingError) {
    guard bitmap.hasInk else { throw .noInk }
  }
}

extension Bitmap {
  /// Whether any two pixels differ. Compares the pixels with themselves moved by one.
  package var hasInk: Bool {
    flush()
    let row = 4 * width
    for y in 0..<height {
      let start = pixels + y * bytesPerRow
      if memcmp(start, start + 4, row - 4) != 0 { return true }
      if memcmp(start, pixels, row) != 0 { return true }
    }
    return false
  }
}
