/// How far a collection view works ahead of what is seen, and how much of what was seen it keeps.
///
/// UIKit does these things and does not publish its numbers; whatever depends on them reads them
/// here. Lengths are multiples of the view's extent along the axis that scrolls.
///
/// Source of the behaviour: Apple, "What's New in UICollectionView in iOS 10" (WWDC 2016, session
/// 219).
package enum PrefetchingLimits {
  /// How far ahead of the visible rectangle cells are prepared.
  static let preparationDistance: CGFloat = 0.5

  /// The most cells that wait prepared at a time. One is prepared a layout pass.
  package static let preparedLimit = 12

  /// The most cells that keep their content after they left.
  package static let keptLimit = 12

  /// How far ahead items are announced to the prefetching data source while content scrolls.
  static let prefetchDistanceScrolling: CGFloat = 1

  /// How far ahead items are announced while content stands still.
  static let prefetchDistanceResting: CGFloat = 0.5

  /// The most items that are announced at once; the next pass announces what is left.
  static let prefetchBatchLimit = 12

  /// The speed, in lengths a second, from which nothing is prepared or announced ahead.
  static let fastScroll: CGFloat = 6

  /// How long a layout pass counts as where the clock stands still, in seconds.
  static let frameDuration: CFTimeInterval = 1 / 60
}
