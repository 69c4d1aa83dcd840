import Foundation

/// The position of content along one axis as a function of time after the finger is lifted.
///
/// Positions are in points, times in seconds. Consists of consecutive pieces: deceleration, a
/// spring at the bounds, rest.
package struct ScrollCurve: Equatable, Sendable {
  /// A piece, with time relative to its beginning.
  enum Piece: Equatable, Sendable {
    /// Deceleration: `start + velocity / decay · (1 − e^(−decay · t))`. For Apple's deceleration
    /// rate r, the factor of velocity per millisecond, the decay is −1000 ln r.
    case decay(start: Double, velocity: Double, decay: Double)
    /// A critically damped spring.
    case spring(end: Double, displacement: Double, velocity: Double, frequency: Double)
  }

  private struct Timed: Equatable {
    let beginning: Double
    let piece: Piece
  }

  private var pieces: [Timed] = []
  /// The final position.
  package private(set) var end: Double
  /// The duration, in seconds.
  package private(set) var duration = 0.0

  /// The distance to the end at which content is considered at rest, in points.
  private static let precision = 0.25

  /// Creates a curve at rest.
  package init(restingAt offset: Double) { end = offset }

  // MARK: Creation

  /// Returns the decay per second for a deceleration rate.
  package static func decay(rate: Double) -> Double { -1000 * log(min(max(rate, 0.1), 0.999_999)) }

  /// Adds a deceleration until rest.
  mutating func addDecay(from start: Double, velocity: Double, decay: Double) {
    let travel = velocity / decay
    add(.decay(start: start, velocity: velocity, decay: decay))
    end = start + travel
    duration += abs(travel) > Self.precision ? log(abs(travel) / Self.precision) / decay : 0
  }

  /// Adds a deceleration that reaches an edge after a time.
  mutating func addDecay(
    from start: Double, velocity: Double, decay: Double, to edge: Double, after time: Double
  ) {
    add(.decay(start: start, velocity: velocity, decay: decay))
    end = edge
    duration += time
  }

  /// Adds a spring until rest.
  mutating func addSpring(
    from start: Double, velocity: Double, to end: Double, frequency: Double
  ) {
    let piece = Piece.spring(
      end: end, displacement: start - end, velocity: velocity, frequency: frequency)
    add(piece)
    self.end = end
    duration += piece.timeToRest(within: Self.precision)
  }

  private mutating func add(_ piece: Piece) {
    pieces.append(Timed(beginning: duration, piece: piece))
  }

  // MARK: Queries

  /// Returns the position at a time; exactly the end from rest on.
  package func position(at time: Double) -> Double {
    guard time < duration, let timed = piece(at: time) else { return end }
    return timed.piece.position(at: time - timed.beginning)
  }

  /// Returns the velocity at a time, in points per second.
  package func velocity(at time: Double) -> Double {
    guard time < duration, let timed = piece(at: time) else { return 0 }
    return timed.piece.velocity(at: time - timed.beginning)
  }

  /// Returns the curve up to a time, followed by a spring into a range if its end is outside of it.
  package func clamped(_ range: ClosedRange<Double>, at time: Double) -> ScrollCurve {
    guard !range.contains(end) else { return self }
    let (offset, velocity) = (position(at: time), velocity(at: time))
    var curve = self
    curve.pieces.removeAll { $0.beginning > time }
    curve.duration = time
    curve.addSpring(
      from: offset, velocity: velocity, to: min(max(end, range.lowerBound), range.upperBound),
      frequency: ScrollRelease.bounceFrequency)
    return curve
  }

  private func piece(at time: Double) -> Timed? {
    pieces.last { $0.beginning <= time } ?? pieces.first
  }

  /// Returns the curve translated by a distance.
  package func shifted(by distance: Double) -> ScrollCurve {
    var curve = self
    curve.end += distance
    curve.pieces = pieces.map { timed in
      Timed(beginning: timed.beginning, piece: timed.piece.shifted(by: distance))
    }
    return curve
  }
}

extension ScrollCurve.Piece {
  func position(at time: Double) -> Double {
    switch self {
    case .decay(let start, let velocity, let decay):
      return start + velocity / decay * (1 - exp(-decay * time))
    case .spring(let end, let displacement, let velocity, let frequency):
      let slope = velocity + frequency * displacement
      return end + (displacement + slope * time) * exp(-frequency * time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .decay(_, let velocity, let decay): return velocity * exp(-decay * time)
    case .spring(_, let displacement, let velocity, let frequency):
      let slope = velocity + frequency * displacement
      return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
    }
  }

  func shifted(by distance: Double) -> Self {
    switch self {
    case .decay(let start, let velocity, let decay):
      return .decay(start: start + distance, velocity: velocity, decay: decay)
    case .spring(let end, let displacement, let velocity, let frequency):
      return .spring(
        end: end + distance, displacement: displacement, velocity: velocity, frequency: frequency)
    }
  }

  /// Returns the time until the distance to the end remains below a precision, in multiples of 1/60
  /// second.
  fileprivate func timeToRest(within precision: Double) -> Double {
    guard case .spring(_, let displacement, let velocity, let frequency) = self else { return 0 }
    let slope = velocity + frequency * displacement
    // The bound decreases after its peak.
    let peak = slope == 0 ? 0 : max(0, 1 / frequency - abs(displacement / slope))
    var time = 0.0
    func bound() -> Double { (abs(displacement) + abs(slope) * time) * exp(-frequency * time) }
    while time < peak || bound() >= precision { time += 1.0 / 60 }
    return time
  }
}
