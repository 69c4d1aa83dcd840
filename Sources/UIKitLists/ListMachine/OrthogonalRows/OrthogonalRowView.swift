import LayoutGeometry

/// The scroll view in which the elements of a section scroll by themselves. Clear, without
/// indicators; what stands over its edges is drawn.
final class OrthogonalRowView: UIScrollView, UIScrollViewDelegate {
  /// Told when it has been scrolled by somebody else than its owner.
  var scrolled: (() -> Void)?

  private(set) var row: OrthogonalRow?
  /// From where the collection view's content has something to where it lies in here, in points.
  private(set) var shift = CGPoint.zero
  private var isMirrored = false
  private var isPlacing = false
  /// Whether it stands where somebody has scrolled it to.
  private var isScrolled = false
  /// How far it is to stand from its start once it has a place.
  private var distanceAtFirst: Double?

  /// A row without a place, which is scrolled so far from its start; nil for one that has never
  /// been scrolled.
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

  /// Whether any element lies in it.
  var showsElements: Bool { !subviews.isEmpty }

  /// Whether a finger or a motion says where its content stands.
  var isMoving: Bool { driver.motion != nil || isTracking || isDragging }

  /// How long the content is, at least as long as what is in sight.
  private var length: CGFloat {
    guard let row else { return 0 }
    return CGFloat(max(row.stops.content, row.stops.visible))
  }

  /// How far the content is scrolled from its start, in points.
  var distance: Double {
    guard let row else { return 0 }
    guard row.isHorizontal else { return Double(contentOffset.y) }
    return Double(isMirrored ? length - bounds.width - contentOffset.x : contentOffset.x)
  }

  /// How far the content has been scrolled from its start, in points; nil while it never was.
  var scrolledDistance: Double? { distanceAtFirst ?? (isScrolled ? distance : nil) }

  /// Scrolls the content so far from its start, without telling.
  func stand(at distance: Double) {
    guard row != nil else { return distanceAtFirst = distance }
    isPlacing = true
    defer { isPlacing = false }
    isScrolled = true
    setContentOffset(offset(for: distance), animated: false)
  }

  /// Stands at its start once it is placed again.
  func forgetDistance() { (isScrolled, distanceAtFirst) = (false, nil) }

  /// The offset for a distance from the start.
  func offset(for distance: Double) -> CGPoint {
    guard let row else { return .zero }
    let distance = CGFloat(distance)
    guard row.isHorizontal else { return CGPoint(x: 0, y: distance) }
    return CGPoint(x: isMirrored ? length - bounds.width - distance : distance, y: 0)
  }

  /// Takes a place and a length; the content stands as far from its start as it did.
  func place(_ row: OrthogonalRow, frame: CGRect, isMirrored: Bool) {
    isPlacing = true
    defer { isPlacing = false }
    let scrolled = scrolledDistance
    (isScrolled, distanceAtFirst) = (scrolled != nil, nil)
    let distance = scrolled ?? row.stops.range.lowerBound
    let isMirrored = isMirrored && row.isHorizontal
    let hasOtherEnds = self.row?.stops != row.stops
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
      x: (isMirrored ? length - frame.width : 0) - frame.origin.x, y: -frame.origin.y)
    if hasOtherEnds { driver.keepInside() }
    if driver.motion == nil, abs(self.distance - distance) > 1e-6 {
      contentOffset = offset(for: distance)
    }
  }

  private func configure(_ row: OrthogonalRow) {
    let before = CGFloat(row.stops.insets.leading)
    // As far as the row goes: content shorter than what is in sight goes nowhere.
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

  /// Where the row comes to rest by itself.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let row else { return }
    let proposed = targetContentOffset.pointee
    let wanted = Double(
      row.isHorizontal
        ? (isMirrored ? length - bounds.width - proposed.x : proposed.x) : proposed.y)
    targetContentOffset.pointee = offset(for: row.stops.rest(wanted, from: distance))
  }
}
