import Foundation

/// Where content is along one axis, as a function of the time since it was let go.
///
/// Positions are in points, times in seconds. It consists of pieces, one after the other: content
/// that slows down, then springs back from its end, then rests.
package struct ScrollCurve: Equatable, Sendable {
  /// One piece; its time begins with it.
  enum Piece: Equatable, Sendable {
    /// Slows down: `start + velocity / decay · (1 − e^(−decay · t))`. By Apple's deceleration rates
    /// r, the part of the speed that is left after a millisecond, the decay is −1000 ln r.
    case decay(start: Double, velocity: Double, decay: Double)
    /// Comes to its end without swinging, as a critically damped spring does.
    case spring(end: Double, displacement: Double, velocity: Double, frequency: Double)
  }

  private struct Timed: Equatable {
    let beginning: Double
    let piece: Piece
  }

  private var pieces: [Timed] = []
  /// Where it comes to rest.
  package private(set) var end: Double
  /// After how long it rests, in seconds.
  package private(set) var duration = 0.0

  /// How near to its end content is taken for resting, in points.
  private static let precision = 0.25

  /// Content that rests.
  package init(restingAt place: Double) { end = place }

  // MARK: Making

  /// The decay that belongs to a deceleration rate, a second.
  package static func decay(rate: Double) -> Double { -1000 * log(min(max(rate, 0.1), 0.999_999)) }

  /// Slows down from a place until it rests.
  mutating func addDecay(from start: Double, velocity: Double, decay: Double) {
    let way = velocity / decay
    add(.decay(start: start, velocity: velocity, decay: decay))
    end = start + way
    duration += abs(way) > Self.precision ? log(abs(way) / Self.precision) / decay : 0
  }

  /// Slows down on its way to an edge, where it is after a time.
  mutating func addDecay(
    from start: Double, velocity: Double, decay: Double, to edge: Double, after time: Double
  ) {
    add(.decay(start: start, velocity: velocity, decay: decay))
    end = edge
    duration += time
  }

  /// Comes to an end as a spring does, until it rests.
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

  // MARK: Asking

  /// Where the content is. Once it rests it is exactly at its end.
  package func position(at time: Double) -> Double {
    guard time < duration, let timed = piece(at: time) else { return end }
    return timed.piece.position(at: time - timed.beginning)
  }

  /// How fast it is, in points a second.
  package func velocity(at time: Double) -> Double {
    guard time < duration, let timed = piece(at: time) else { return 0 }
    return timed.piece.velocity(at: time - timed.beginning)
  }

  /// The same way until a time; from there it springs to where content can rest, if its end is not
  /// there.
  package func keptInside(_ range: ClosedRange<Double>, at time: Double) -> ScrollCurve {
    guard !range.contains(end) else { return self }
    let (place, velocity) = (position(at: time), velocity(at: time))
    var curve = self
    curve.pieces.removeAll { $0.beginning > time }
    curve.duration = time
    curve.addSpring(
      from: place, velocity: velocity, to: min(max(end, range.lowerBound), range.upperBound),
      frequency: ScrollRelease.bounceFrequency)
    return curve
  }

  private func piece(at time: Double) -> Timed? {
    pieces.last { $0.beginning <= time } ?? pieces.first
  }

  /// The same way elsewhere.
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

  /// After how long it stays so near to its end; found to a sixtieth of a second.
  fileprivate func timeToRest(within precision: Double) -> Double {
    guard case .spring(_, let displacement, let velocity, let frequency) = self else { return 0 }
    let slope = velocity + frequency * displacement
    // Past its peak the bound only falls.
    let peak = slope == 0 ? 0 : max(0, 1 / frequency - abs(displacement / slope))
    var time = 0.0
    func bound() -> Double { (abs(displacement) + abs(slope) * time) * exp(-frequency * time) }
    while time < peak || bound() >= precision { time += 1.0 / 60 }
    return time
  }
}
