/// The content offset of a scroll view, in points, and whether it is a resting position.
struct ScrollRestingState {
  let offset: CGPoint
  let isInside: Bool
  private let least: CGPoint
  private let greatest: CGPoint

  @MainActor
  init(of view: UIScrollView) {
    (offset, isInside) = (view.contentOffset, view.isAtRestingPosition)
    (least, greatest) = (view.minimumContentOffset, view.maximumContentOffset)
  }

  func hasRange(of other: ScrollRestingState) -> Bool {
    least == other.least && greatest == other.greatest
  }
}

extension UIScrollView {
  /// Moves content that rested inside its range into a new range.
  ///
  /// An offset that code has set since is kept, and so is content during a drag, which bounces back
  /// after it.
  func clampContentOffset() {
    let (before, now) = (lastRest, ScrollRestingState(of: self))
    lastRest = now
    guard let before, driver.wasShifted || !now.hasRange(of: before) else { return }
    driver.clampToContent()
    guard before.isInside, before.offset == now.offset, !now.isInside, driver.motion == nil,
      !isTracking, !isZooming
    else { return }
    scroll(to: clampedContentOffset(contentOffset))
    lastRest = ScrollRestingState(of: self)
  }

  /// Moves content that rested inside its range into the range of a new inset at once; content that
  /// is still empty is moved to minus the inset.
  func clampContentOffset(afterInset old: UIEdgeInsets) {
    let (all, own) = (adjustedContentInset, contentInset)
    let before = UIEdgeInsets(
      top: all.top - own.top + old.top, left: all.left - own.left + old.left,
      bottom: all.bottom - own.bottom + old.bottom, right: all.right - own.right + old.right)
    guard driver.motion == nil, !isTracking, !isZooming,
      UIScreen.main.rounded(clamped(contentOffset, inset: before)) == contentOffset
    else { return }
    scroll(to: clampedContentOffset(contentOffset))
  }

  /// Whether the content was inside its range at the last layout and is outside now.
  var hasLeftScrollRange: Bool { lastRest?.isInside == true && !isAtRestingPosition }
}

// Unsupported: UIScrollView: springs · drawn · Content returns as a critically damped spring of ten
//   a second, to pages and chosen offsets of fifteen. · uncertain · test: DraggingTests
