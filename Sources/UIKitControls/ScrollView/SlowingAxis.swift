import LayoutGeometry

/// Content that slows down, along one axis. Times are since the deceleration began, in seconds.
struct SlowingAxis {
  private var curve: ScrollCurve
  /// Whether nobody has chosen where it ends.
  private let isFree: Bool
  /// When the curve begins.
  private var beginning = 0.0

  init(_ curve: ScrollCurve, isFree: Bool) { (self.curve, self.isFree) = (curve, isFree) }

  var duration: Double { beginning + curve.duration }

  var end: Double { curve.end }

  func position(at time: Double) -> Double { curve.position(at: time - beginning) }

  func velocity(at time: Double) -> Double { curve.velocity(at: time - beginning) }

  /// Goes the same way elsewhere.
  mutating func shift(by distance: Double) { curve = curve.shifted(by: distance) }

  mutating func keepInside(_ range: ClosedRange<Double>, at time: Double) {
    curve = curve.keptInside(range, at: time - beginning)
  }

  /// Goes on elsewhere after a time, as fast as it was. Where it goes past an end, or comes back
  /// from one, what is left of its way is worked out anew.
  ///
  /// - Parameter release: the content where it is put, as if a finger let it go there.
  mutating func goOn(movedBy distance: Double, _ release: ScrollRelease, at time: Double) {
    guard distance != 0 else { return }
    let isAtAnEnd = curve.end <= release.range.lowerBound || curve.end >= release.range.upperBound
    shift(by: distance)
    if !isFree {
      keepInside(release.range, at: time)
    } else if isAtAnEnd || !release.range.contains(curve.end) {
      (curve, beginning) = (release.curve(), time)
    }
  }
}
