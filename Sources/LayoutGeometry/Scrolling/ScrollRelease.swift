import Foundation

/// Content that is let go along one axis: where it would come to rest, and how it gets there.
package struct ScrollRelease: Equatable, Sendable {
  /// Where the content is.
  package var place: Double
  /// How fast it moves, in points a second.
  package var velocity: Double
  /// How fast it slows down, ``ScrollCurve/decay(rate:)``.
  package var decay: Double
  /// Where it can rest.
  package var range: ClosedRange<Double>
  /// Whether it goes past its ends and springs back.
  package var bounces: Bool

  /// Content slower than this stays where it is, in points a second.
  private static let leastVelocity = 10.0
  /// A finger faster than this turns a page, in points a second.
  private static let pageVelocity = 300.0
  /// How fast content springs back from past its end: stiffness 100 for a mass of 1, critically
  /// damped. Source: Ilya Lobanov, How UIScrollView works, who took it from UIKit.
  static let bounceFrequency = 10.0
  /// How fast content comes to where paging or a delegate wants it.
  private static let targetFrequency = 15.0
  /// How much longer than by itself content may slow down on its way to where a delegate wants it.
  private static let longestStretch = 1.5

  package init(
    place: Double, velocity: Double, decay: Double, range: ClosedRange<Double>, bounces: Bool
  ) {
    self.place = place
    self.velocity = velocity
    self.decay = decay
    self.range = range
    self.bounces = bounces
  }

  /// Where the content would come to rest.
  package var target: Double { inRange(naturalEnd) }

  /// Where the content would come to rest if it had no ends.
  private var naturalEnd: Double {
    abs(velocity) > Self.leastVelocity ? place + velocity / decay : place
  }

  private func inRange(_ place: Double) -> Double {
    min(max(place, range.lowerBound), range.upperBound)
  }

  /// The page at which the content would come to rest: the nearest one, or with a fast finger the
  /// next one in its direction. Pages begin where the content does.
  package func page(length: Double) -> Double {
    guard length > 0 else { return target }
    let pages = (place - range.lowerBound) / length
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

  /// The way to where the content comes to rest by itself.
  package func curve() -> ScrollCurve {
    let end = naturalEnd
    let isOnItsWayBack =
      place < range.lowerBound && end > range.lowerBound
      || place > range.upperBound && end < range.upperBound
    if !range.contains(place), !isOnItsWayBack { return springBack() }
    guard end != place else { return ScrollCurve(restingAt: place) }
    var curve = ScrollCurve(restingAt: place)
    if range.contains(end) {
      curve.addDecay(from: place, velocity: velocity, decay: decay)
      return curve
    }
    let edge = end > range.upperBound ? range.upperBound : range.lowerBound
    let time = -log(1 - (edge - place) * decay / velocity) / decay
    curve.addDecay(from: place, velocity: velocity, decay: decay, to: edge, after: time)
    if bounces {
      curve.addSpring(
        from: edge, velocity: velocity * exp(-decay * time), to: edge,
        frequency: Self.bounceFrequency)
    }
    return curve
  }

  /// The way to a place that somebody has chosen. In the finger's direction and not too far away
  /// content slows down on it, otherwise it springs there.
  package func curve(to chosen: Double) -> ScrollCurve {
    var curve = ScrollCurve(restingAt: place)
    guard chosen != place || abs(velocity) > Self.leastVelocity else { return curve }
    let time = velocity == 0 ? -1 : (chosen - place) / velocity
    if time > 0, time <= Self.longestStretch / decay {
      curve.addDecay(from: place, velocity: velocity, decay: 1 / time)
    } else {
      curve.addSpring(
        from: place, velocity: velocity, to: chosen, frequency: Self.targetFrequency)
    }
    return curve
  }

  /// The way to a page: content springs there, never past it.
  package func curve(toPage page: Double) -> ScrollCurve {
    var curve = ScrollCurve(restingAt: place)
    guard page != place else { return curve }
    let greatest = Self.targetFrequency * abs(page - place)
    curve.addSpring(
      from: place, velocity: min(max(velocity, -greatest), greatest), to: page,
      frequency: Self.targetFrequency)
    return curve
  }

  private func springBack() -> ScrollCurve {
    var curve = ScrollCurve(restingAt: place)
    curve.addSpring(
      from: place, velocity: velocity, to: inRange(place), frequency: Self.bounceFrequency)
    return curve
  }
}
