import LayoutGeometry

/// A deceleration along one axis. Times are since its start, in seconds.
struct DeceleratingAxis {
  private var curve: ScrollCurve
  /// Whether the end was not chosen by paging or the delegate.
  private let isFree: Bool
  /// The start of the curve.
  private var beginning = 0.0

  init(_ curve: ScrollCurve, isFree: Bool) { (self.curve, self.isFree) = (curve, isFree) }

  var duration: Double { beginning + curve.duration }

  var end: Double { curve.end }

  func position(at time: Double) -> Double { curve.position(at: time - beginning) }

  func velocity(at time: Double) -> Double { curve.velocity(at: time - beginning) }

  /// Shifts the curve.
  mutating func shift(by distance: Double) { curve = curve.shifted(by: distance) }

  mutating func clampToContent(_ range: ClosedRange<Double>, at time: Double) {
    curve = curve.clamped(range, at: time - beginning)
  }

  /// Continues from another position with the same velocity. If the motion passes an end, or
  /// bounces back from one, the rest of it is recalculated.
  ///
  /// - Parameter release: The release of the content at the new position.
  mutating func goOn(movedBy distance: Double, _ release: ScrollRelease, at time: Double) {
    guard distance != 0 else { return }
    let isAtAnEnd = curve.end <= release.range.lowerBound || curve.end >= release.range.upperBound
    shift(by: distance)
    if !isFree {
      clampToContent(release.range, at: time)
    } else if isAtAnEnd || !release.range.contains(curve.end) {
      (curve, beginning) = (release.curve(), time)
    }
  }
}
