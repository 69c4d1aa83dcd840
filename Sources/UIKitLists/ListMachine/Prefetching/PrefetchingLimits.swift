/// The limits of prefetching cells before display and keeping them after it.
///
/// UIKit prefetches too, but does not publish its numbers; all dependent code uses these. Lengths
/// are multiples of the view's length along the scrolling axis.
///
/// Source of the behaviour: Apple, "What's New in UICollectionView in iOS 10" (WWDC 2016, session
/// 219).
package enum PrefetchingLimits {
  /// The distance ahead of the visible rectangle within which cells are prepared.
  static let preparationDistance: CGFloat = 0.5

  /// The maximum number of prepared cells. One is prepared per layout pass.
  package static let preparedLimit = 12

  /// The maximum number of cells kept with their content after display.
  package static let retainedLimit = 12

  /// The distance ahead within which items are announced during scrolling.
  static let prefetchDistanceScrolling: CGFloat = 1

  /// The distance ahead within which items are announced at rest.
  static let prefetchDistanceResting: CGFloat = 0.5

  /// The maximum number of items announced at once; the next pass announces the rest.
  static let prefetchBatchLimit = 12

  /// The speed, in lengths per second, from which nothing is prepared or announced.
  static let fastScroll: CGFloat = 6

  /// The assumed duration of a layout pass while the clock does not advance, in seconds.
  static let frameDuration: CFTimeInterval = 1 / 60
}
