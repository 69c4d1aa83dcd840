import LayoutGeometry
@_spi(UIKit) import UIKitViews

/// Dragging of a scroll view, from the first ten points to the end of the deceleration.
extension UIScrollView {
  // MARK: Beginning

  /// Returns whether a touch that has moved far enough begins to scroll.
  func shouldBeginDrag() -> Bool {
    contentAllowsCancellingTouches
      && !enclosingScrollViewTakesDrag(panGestureRecognizer.initialTranslation)
  }

  /// Whether the subviews that have received the touches release them.
  private var contentAllowsCancellingTouches: Bool {
    let known = panGestureRecognizer.touches.filter { touch in
      touch.view !== self && panGestureRecognizer.arbiter?.views?.isDelivering(touch) == true
    }
    guard !known.isEmpty else { return true }
    return canCancelContentTouches
      && known.compactMap(\.view).allSatisfy { touchesShouldCancel(in: $0) }
  }

  /// Returns whether an enclosing scroll view takes the drag: one that scrolls along the main axis
  /// where this one does not, or has reached its end.
  private func enclosingScrollViewTakesDrag(_ translation: CGVector) -> Bool {
    let main = ScrollAxes(mainOf: translation)
    if canFollow(translation, along: main) { return false }
    let around = enclosingScrollViews
    if !scrollableAxes.contains(main) {
      return around.contains { $0.scrollableAxes.contains(main) }
    }
    return around.contains { $0.canFollow(translation, along: main) }
  }

  private var enclosingScrollViews: [UIScrollView] {
    sequence(first: superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
  }

  // MARK: Dragging

  /// Called after the state of the pan recognizer has changed.
  func panDidChange() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began: beginDrag()
    case .changed: driver.follow(pan.translation(in: self))
    case .ended: endDrag(finger: pan.velocity(in: self))
    case .cancelled: endDrag(finger: .zero)
    default: break
    }
  }

  private func beginDrag() {
    let axes = scrollableAxes
    refreshControl?.dragWillBegin()
    if keyboardDismissMode != .none { window?.endEditing(false) }
    driver.beginDrag(
      isDirectionalLockEnabled ? axes.locked(to: panGestureRecognizer.initialTranslation) : axes)
    indicators.appear(in: self)
    assignedDelegate?.scrollViewWillBeginDragging?(self)
    driver.follow(panGestureRecognizer.translation(in: self))
  }

  private func endDrag(finger velocity: CGPoint) {
    guard driver.drag != nil else { return }
    let speed = driver.endDrag(finger: velocity)
    let (x, y) = (release(\.x, speed.x), release(\.y, speed.y))
    let proposed = CGPoint(
      x: isPagingEnabled ? x.page(length: bounds.width) : x.target,
      y: isPagingEnabled ? y.page(length: bounds.height) : y.target)
    let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    var target = restingOffset(proposed, velocity: perMillisecond)
    target.y = snappedOffset(in: collapsibleBarSpace, for: target.y)
    assignedDelegate?.scrollViewWillEndDragging?(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    beginDeceleration(
      Deceleration(
        x: targetDisplacement(x, proposed: proposed.x, chosen: target.x),
        y: targetDisplacement(y, proposed: proposed.y, chosen: target.y)))
  }

  /// Returns the deceleration to the target of paging or of the delegate, or the natural one.
  private func targetDisplacement(
    _ release: ScrollRelease, proposed: CGFloat, chosen: CGFloat
  ) -> DeceleratingAxis {
    let chosen = min(max(Double(chosen), release.range.lowerBound), release.range.upperBound)
    if isPagingEnabled, release.range.contains(release.offset) {
      return DeceleratingAxis(release.curve(toPage: chosen), isFree: false)
    }
    return abs(chosen - Double(proposed)) < 1e-6
      ? DeceleratingAxis(release.curve(), isFree: true)
      : DeceleratingAxis(release.curve(to: chosen), isFree: false)
  }

  /// Returns a target at which a collapsible bar above the content is not partly visible.
  private func snappedOffset(in room: CollapsibleBarSpace?, for target: CGFloat) -> CGFloat {
    guard let room else { return target }
    let start = minimumContentOffset.y
    let end = start + room.fullHeight
    guard start < target, target < end, maximumContentOffset.y >= end else { return target }
    return target - start < room.fullHeight / 2 ? start : end
  }

  /// Notifies the delegate of the end of the drag and starts the deceleration, unless code has
  /// started another motion.
  private func beginDeceleration(_ motion: Deceleration) {
    let (before, decelerates) = (contentOffset, motion.duration > 0)
    assignedDelegate?.scrollViewDidEndDragging?(self, willDecelerate: decelerates)
    guard decelerates, driver.motion == nil, driver.drag == nil, contentOffset == before else {
      return scrollingMayHaveEnded()
    }
    driver.start(motion)
    assignedDelegate?.scrollViewWillBeginDecelerating?(self)
  }

  private func release(
    _ axis: KeyPath<CGPoint, CGFloat>, _ speed: CGFloat
  ) -> ScrollRelease {
    let range = range(axis)
    return ScrollRelease(
      offset: Double(contentOffset[keyPath: axis]), velocity: Double(speed),
      decay: ScrollCurve.decay(rate: Double(decelerationRate.rawValue)),
      range: Double(range.lowerBound)...Double(range.upperBound), bounces: bounces(along: axis))
  }

  // MARK: The end

  /// Called after the last touch has ended: content that was stopped past its end bounces back.
  func allTouchesEnded() {
    guard driver.motion == nil, driver.drag == nil else { return scrollingMayHaveEnded() }
    // A presentation may have removed the view from the window, where nothing bounces and no layout
    // corrects the offset.
    if window == nil, isScrollEnabled { scroll(to: clampedContentOffset(contentOffset)) }
    if isAtRestingPosition { lastRest = ScrollRestingState(of: self) }
    guard !isAtRestingPosition, isScrollEnabled else { return scrollingMayHaveEnded() }
    let motion = Deceleration(
      x: DeceleratingAxis(release(\.x, 0).curve(), isFree: true),
      y: DeceleratingAxis(release(\.y, 0).curve(), isFree: true))
    guard motion.duration > 0 else { return }
    driver.start(motion)
    assignedDelegate?.scrollViewWillBeginDecelerating?(self)
  }

  /// Fades out the indicators if nothing moves any more.
  func scrollingMayHaveEnded() {
    if driver.motion == nil, driver.drag == nil, !isTracking { indicators.fade(in: self) }
  }
}

// Unsupported: UIScrollView.keyboardDismissMode · works · Every mode but `none` ends editing as a
//   drag begins. · test: EditingTests
// Unsupported: UIScrollView: paging · works · A finger faster than 300 points a second turns a
//   page. · uncertain · test: DraggingTests
// Unsupported: UIScrollView: scrollViewWillEndDragging · works · It is called with paging, too,
//   against Apple's page. · uncertain · test: DraggingTests
// Unsupported: UIScrollView: stopping content · works · A finger or code that stops content has
//   `scrollViewDidEndDecelerating` called. Such a finger is not passed on. · uncertain · test:
//   DraggingTests
// Unsupported: UIScrollView: diagonal drags · works · A drag is diagonal where no axis has twice
//   the other's distance. It begins after ten points. · uncertain · test: DraggingTests
// Unsupported: UIScrollView: inner scroll views · works · At its end, an inner scroll view leaves a
//   new drag to the outer one. · uncertain · test: DraggingTests
