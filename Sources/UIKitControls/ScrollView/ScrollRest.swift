/// Where the content of a scroll view stands, in points, and whether it can come to rest there.
struct ScrollRest {
  let offset: CGPoint
  let isInside: Bool
  private let least: CGPoint
  private let greatest: CGPoint

  @MainActor
  init(of view: UIScrollView) {
    (offset, isInside) = (view.contentOffset, view.restsInside)
    (least, greatest) = (view.minimumContentOffset, view.maximumContentOffset)
  }

  func hasRange(of other: ScrollRest) -> Bool { least == other.least && greatest == other.greatest }
}

extension UIScrollView {
  /// Content that rested inside its range and has another range now rests inside that one.
  ///
  /// An offset that code has chosen since is left alone, and so is content under a finger: it
  /// springs back once the finger has gone.
  func keepContentInside() {
    let (before, now) = (lastRest, ScrollRest(of: self))
    lastRest = now
    guard let before, driver.wasShifted || !now.hasRange(of: before) else { return }
    driver.keepInside()
    guard before.isInside, before.offset == now.offset, !now.isInside, driver.motion == nil,
      !isTracking, !isZooming
    else { return }
    scroll(to: clampedContentOffset(contentOffset))
    lastRest = ScrollRest(of: self)
  }

  /// Content that rested inside its range, another inset being set, rests inside the new one at
  /// once: at minus the inset where there is no content yet.
  func keepContentInside(afterInset old: UIEdgeInsets) {
    let (all, own) = (adjustedContentInset, contentInset)
    let before = UIEdgeInsets(
      top: all.top - own.top + old.top, left: all.left - own.left + old.left,
      bottom: all.bottom - own.bottom + old.bottom, right: all.right - own.right + old.right)
    guard driver.motion == nil, !isTracking, !isZooming,
      UIScreen.main.rounded(clamped(contentOffset, inset: before)) == contentOffset
    else { return }
    scroll(to: clampedContentOffset(contentOffset))
  }

  /// Whether the next layout would find the content outside, where the last one left it inside.
  var hasLeftItsRange: Bool { lastRest?.isInside == true && !restsInside }
}

// Unsupported: UIScrollView: springs · drawn · Content returns as a critically damped spring of ten
//   a second, to pages and chosen offsets of fifteen. · uncertain · test: DraggingTests
