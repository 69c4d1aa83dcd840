/// The times at which a collection view creates cells: three modes from UIKit's history.
///
/// Source: "What's New in UICollectionView in iOS 10" (WWDC 2016, session 219).
enum CellPreparation: String, CaseIterable {
  /// A cell is created when it becomes visible, a whole row at a time.
  case ios9
  /// Cells are created in advance, one at a time.
  case ios10
  /// Cells are created in advance, and their photographs are decoded in the background before that.
  case prefetching
}
