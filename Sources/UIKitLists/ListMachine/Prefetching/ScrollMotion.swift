@_spi(UIKit) import UIKitViews

/// The direction and speed of scrolling, derived from consecutive layout passes on the virtual
/// clock.
struct ScrollMotion {
  enum Pace { case resting, slow, fast }

  private(set) var pace = Pace.resting
  /// Whether the offset has ever changed between two passes.
  private(set) var hasScrolled = false
  private(set) var isHorizontal = false
  /// Whether the content moves up or to the left, so that later content becomes visible.
  private(set) var isForward = true

  private var last: (offset: CGPoint, time: CFTimeInterval)?

  /// The clock's time of the last recorded pass, in seconds; nil for none.
  var time: CFTimeInterval? { last?.time }

  /// Records the visible rectangle of a pass.
  mutating func note(_ viewport: CGRect, contentSize: CGSize, at time: CFTimeInterval) {
    defer { last = (viewport.origin, time) }
    guard let last else {
      isHorizontal = contentSize.width > viewport.width && contentSize.height <= viewport.height
      return
    }
    let (x, y) = (viewport.minX - last.offset.x, viewport.minY - last.offset.y)
    guard x != 0 || y != 0 else { return pace = .resting }
    hasScrolled = true
    isHorizontal = abs(x) > abs(y)
    let distance = isHorizontal ? x : y
    isForward = distance > 0
    let length = isHorizontal ? viewport.width : viewport.height
    let duration = time > last.time ? time - last.time : PrefetchingLimits.frameDuration
    pace = abs(distance) > length * PrefetchingLimits.fastScroll * duration ? .fast : .slow
  }

  /// Returns the area that becomes visible next: the strip adjoining the visible rectangle.
  ///
  /// - Parameter distance: The strip's depth, in lengths of the visible rectangle.
  func strip(ahead distance: CGFloat, of viewport: CGRect) -> CGRect {
    if isHorizontal {
      let depth = viewport.width * distance
      return CGRect(
        x: isForward ? viewport.maxX : viewport.minX - depth, y: viewport.minY, width: depth,
        height: viewport.height)
    }
    let depth = viewport.height * distance
    return CGRect(
      x: viewport.minX, y: isForward ? viewport.maxY : viewport.minY - depth, width: viewport.width,
      height: depth)
  }

  /// Returns an element's distance from the visible rectangle, in points.
  func distance(of frame: CGRect, from viewport: CGRect) -> CGFloat {
    switch (isHorizontal, isForward) {
    case (true, true): frame.minX - viewport.maxX
    case (true, false): viewport.minX - frame.maxX
    case (false, true): frame.minY - viewport.maxY
    case (false, false): viewport.minY - frame.maxY
    }
  }
}
