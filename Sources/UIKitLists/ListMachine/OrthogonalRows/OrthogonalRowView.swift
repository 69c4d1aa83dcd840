import LayoutGeometry

/// The scroll view of an orthogonally scrolling section. It is clear, has no indicators and does
/// not clip its content.
final class OrthogonalRowView: UIScrollView, UIScrollViewDelegate {
  /// Called when something other than the owner scrolls the view.
  var scrolled: (() -> Void)?

  private(set) var row: OrthogonalRow?
  /// The distance from a position in the collection view's content to that in the row, in points.
  private(set) var shift = CGPoint.zero
  private var isMirrored = false
  private var isPlacing = false
  /// Whether the row has been scrolled.
  private var isScrolled = false
  /// The scroll distance to apply when the row is placed.
  private var distanceAtFirst: Double?

  /// Creates an unplaced row with a scroll distance; nil if it has never been scrolled.
  init(scrolledBy distance: Double?) {
    distanceAtFirst = distance
    super.init(frame: .zero)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    assignedDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the row contains any element.
  var showsElements: Bool { !subviews.isEmpty }

  /// Whether a touch or an animation controls the content offset.
  var isMoving: Bool { driver.motion != nil || isTracking || isDragging }

  /// The length of the content, at least the visible length.
  private var length: CGFloat {
    guard let row else { return 0 }
    return CGFloat(max(row.stops.content, row.stops.visible))
  }

  /// The offset at which the start of the content is visible if it is mirrored, in points.
  private var overhang: CGFloat { length - bounds.width }

  /// The scroll distance of the content from its start, in points.
  var distance: Double {
    guard let row else { return 0 }
    guard row.isHorizontal else { return Double(contentOffset.y) }
    return Double(isMirrored ? overhang - contentOffset.x : contentOffset.x)
  }

  /// The scroll distance of the content, in points; nil if it has never been scrolled.
  var scrolledDistance: Double? { distanceAtFirst ?? (isScrolled ? distance : nil) }

  /// Scrolls the content to a distance from its start, without a notification.
  func scroll(at distance: Double) {
    guard row != nil else { return distanceAtFirst = distance }
    isPlacing = true
    defer { isPlacing = false }
    isScrolled = true
    setContentOffset(offset(for: distance), animated: false)
  }

  /// Scrolls to the start when the row is placed again.
  func discardDistance() { (isScrolled, distanceAtFirst) = (false, nil) }

  /// Returns the offset for a scroll distance.
  func offset(for distance: Double) -> CGPoint {
    guard let row else { return .zero }
    let distance = CGFloat(distance)
    guard row.isHorizontal else { return CGPoint(x: 0, y: distance) }
    return CGPoint(x: isMirrored ? overhang - distance : distance, y: 0)
  }

  /// Sets the row's frame and length, and keeps the scroll distance.
  func place(_ row: OrthogonalRow, frame: CGRect, isMirrored: Bool) {
    isPlacing = true
    defer { isPlacing = false }
    let scrolled = scrolledDistance
    (isScrolled, distanceAtFirst) = (scrolled != nil, nil)
    let distance = scrolled ?? row.stops.range.lowerBound
    let isMirrored = isMirrored && row.isHorizontal
    let hasOtherEnds = self.row?.stops != row.stops
    let before = overhang
    if self.row != row || self.isMirrored != isMirrored {
      (self.row, self.isMirrored) = (row, isMirrored)
      configure(row)
    }
    if self.frame != frame { self.frame = frame }
    let size =
      row.isHorizontal
      ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    if contentSize != size { contentSize = size }
    shift = CGPoint(
      x: (isMirrored ? overhang : 0) - frame.origin.x, y: -frame.origin.y)
    if isMirrored { moveContent(by: overhang - before) }
    if hasOtherEnds { driver.clampToContent() }
    if driver.motion == nil, abs(self.distance - distance) > 1e-6 {
      contentOffset = offset(for: distance)
    }
  }

  /// Moves the content together with its elements; a scroll in progress continues.
  private func moveContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    driver.shift(by: CGPoint(x: distance, y: 0))
    scroll(to: CGPoint(x: contentOffset.x + distance, y: 0))
  }

  private func configure(_ row: OrthogonalRow) {
    let before = CGFloat(row.stops.insets.leading)
    // Limits the offset to the row: content shorter than the visible length does not scroll.
    let after = CGFloat(row.stops.range.upperBound + row.stops.visible) - length
    contentInset =
      !row.isHorizontal
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : isMirrored
        ? UIEdgeInsets(top: 0, left: after, bottom: 0, right: before)
        : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    isPagingEnabled = row.stops.behavior == .paging
    decelerationRate = row.isFast ? .fast : .normal
    bounces = row.bounces
    alwaysBounceHorizontal = row.alwaysBounces && row.isHorizontal
    alwaysBounceVertical = row.alwaysBounces && !row.isHorizontal
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing else { return }
    isScrolled = true
    scrolled?()
  }

  /// Sets the resting position of the row.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let row else { return }
    let proposed = targetContentOffset.pointee
    let wanted = Double(
      row.isHorizontal
        ? (isMirrored ? overhang - proposed.x : proposed.x) : proposed.y)
    targetContentOffset.pointee = offset(for: row.stops.rest(wanted, from: distance))
  }
}
