/// When the cells of a collection view are made: three ways that UIKit has had.
///
/// Source: "What's New in UICollectionView in iOS 10" (WWDC 2016, session 219).
enum CellPreparation: String, CaseIterable {
  /// A cell is made when it comes into sight, a whole row at a time.
  case ios9
  /// Cells are made ahead, one at a time.
  case ios10
  /// Cells are made ahead, and their photographs are decoded in the background before.
  case prefetching
}
