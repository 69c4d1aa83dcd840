import Foundation

/// Computes the deceleration of content along one axis when the finger is lifted.
package struct ScrollRelease: Equatable, Sendable {
  /// The position of the content.
  package var offset: Double
  /// The velocity, in points per second.
  package var velocity: Double
  /// The decay; see ``ScrollCurve/decay(rate:)``.
  package var decay: Double
  /// The range of resting positions.
  package var range: ClosedRange<Double>
  /// Whether content bounces at the bounds.
  package var bounces: Bool

  /// The minimum velocity for deceleration, in points per second.
  private static let minimumVelocity = 10.0
  /// The minimum velocity for turning a page, in points per second.
  private static let pageVelocity = 300.0
  /// The frequency of bouncing: stiffness 100 for mass 1, critically damped. Source: Ilya Lobanov,
  /// How UIScrollView works, which cites UIKit.
  static let bounceFrequency = 10.0
  /// The frequency of the spring to a page or a delegate's target.
  private static let targetFrequency = 15.0
  /// The maximum factor of the duration of deceleration to a delegate's target.
  private static let longestStretch = 1.5

  package init(
    offset: Double, velocity: Double, decay: Double, range: ClosedRange<Double>, bounces: Bool
  ) {
    self.offset = offset
    self.velocity = velocity
    self.decay = decay
    self.range = range
    self.bounces = bounces
  }

  /// The resting position.
  package var target: Double { inRange(naturalEnd) }

  /// The resting position without bounds.
  private var naturalEnd: Double {
    abs(velocity) > Self.minimumVelocity ? offset + velocity / decay : offset
  }

  private func inRange(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns the position of the target page: the nearest one, or the next one in the direction of
  /// a fast drag. Pages begin at the start of the content.
  package func page(length: Double) -> Double {
    guard length > 0 else { return target }
    let pages = (offset - range.lowerBound) / length
    let page: Double
    if velocity > Self.pageVelocity {
      page = pages.rounded(.down) + 1
    } else if velocity < -Self.pageVelocity {
      page = pages.rounded(.up) - 1
    } else {
      page = pages.rounded()
    }
    return inRange(range.lowerBound + page * length)
  }

  /// Returns the curve to the natural resting position.
  package func curve() -> ScrollCurve {
    let end = naturalEnd
    let isReturning =
      offset < range.lowerBound && end > range.lowerBound
      || offset > range.upperBound && end < range.upperBound
    if !range.contains(offset), !isReturning { return springBack() }
    guard end != offset else { return ScrollCurve(restingAt: offset) }
    var curve = ScrollCurve(restingAt: offset)
    if range.contains(end) {
      curve.addDecay(from: offset, velocity: velocity, decay: decay)
      return curve
    }
    let edge = end > range.upperBound ? range.upperBound : range.lowerBound
    let time = -log(1 - (edge - offset) * decay / velocity) / decay
    curve.addDecay(from: offset, velocity: velocity, decay: decay, to: edge, after: time)
    if bounces {
      curve.addSpring(
        from: edge, velocity: velocity * exp(-decay * time), to: edge,
        frequency: Self.bounceFrequency)
    }
    return curve
  }

  /// Returns the curve to a chosen position: a deceleration in the direction of movement within a
  /// limited duration, otherwise a spring.
  package func curve(to chosen: Double) -> ScrollCurve {
    var curve = ScrollCurve(restingAt: offset)
    guard chosen != offset || abs(velocity) > Self.minimumVelocity else { return curve }
    let time = velocity == 0 ? -1 : (chosen - offset) / velocity
    if time > 0, time <= Self.longestStretch / decay {
      curve.addDecay(from: offset, velocity: velocity, decay: 1 / time)
    } else {
      curve.addSpring(
        from: offset, velocity: velocity, to: chosen, frequency: Self.targetFrequency)
    }
    return curve
  }

  /// Returns the curve to a page: a spring without overshoot.
  package func curve(toPage page: Double) -> ScrollCurve {
    var curve = ScrollCurve(restingAt: offset)
    guard page != offset else { return curve }
    let greatest = Self.targetFrequency * abs(page - offset)
    curve.addSpring(
      from: offset, velocity: min(max(velocity, -greatest), greatest), to: page,
      frequency: Self.targetFrequency)
    return curve
  }

  private func springBack() -> ScrollCurve {
    var curve = ScrollCurve(restingAt: offset)
    curve.addSpring(
      from: offset, velocity: velocity, to: inRange(offset), frequency: Self.bounceFrequency)
    return curve
  }
}
