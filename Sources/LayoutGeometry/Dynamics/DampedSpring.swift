import Foundation

/// A mass that a spring pulls to its place, let go one way's length from it.
///
/// It obeys m x″ = −k x − c x′ and is computed by the closed formulas of that equation.
package struct DampedSpring: Equatable, Sendable {
  /// What is left of the way when it counts as settled, at most.
  private static let settled = 0.001

  /// How strongly the damper slows, in ways by which e-folds a second: c / 2m.
  private let decay: Double
  /// The angular frequency without damper, in radians a second: √(k / m).
  private let frequency: Double
  /// The speed at the beginning, in ways a second towards the place.
  private let velocity: Double

  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - velocity: at the beginning, in whole ways a second.
  ///   - overdamps: whether a damper stronger than the critical one counts as such; without, it is
  ///     taken as critical.
  package init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, overdamps: Bool = false
  ) {
    frequency = (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot()
    let decay = max(0, damping) / (2 * max(mass, 1e-9))
    self.decay = overdamps ? decay : min(decay, frequency)
    self.velocity = velocity
  }

  /// The part of the way that has been gone after so many seconds; 0 before, towards 1 in the end.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (fast, slope) = (frequency * frequency - decay * decay, decay - velocity)
    if abs(fast) < 1e-9 * frequency * frequency {
      return 1 - exp(-decay * time) * (1 + slope * time)
    }
    if fast > 0 {
      let swing = fast.squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + slope / swing * sin(swing * time))
    }
    let rate = (-fast).squareRoot()
    let (slow, quick) = (decay - rate, decay + rate)
    let part = (quick - velocity) / (2 * rate)
    return 1 - part * exp(-slow * time) - (1 - part) * exp(-quick * time)
  }

  /// The seconds until a thousandth of the way is left at most, whatever the swing does; infinite
  /// without damper.
  ///
  /// For mass 1, stiffness 100 and damping 10 it is 1.4727, as of Apple's
  /// `CASpringAnimation.settlingDuration`.
  package var settlingTime: Double {
    guard decay > 0 else { return .infinity }
    let fast = frequency * frequency - decay * decay
    if fast > 1e-9 * frequency * frequency {
      let reach = 1 + abs((decay - velocity) / fast.squareRoot())
      return log(reach / Self.settled) / decay
    }
    var (low, high) = (0.0, 1.0)
    while envelope(at: high) > Self.settled { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.settled { low = middle } else { high = middle }
    }
    return high
  }

  /// How far from its place a spring that does not swing can still be, falling with time.
  private func envelope(at time: Double) -> Double {
    let rate = max(0, decay * decay - frequency * frequency).squareRoot()
    return exp(-(decay - rate) * time) * (1 + (abs(decay - velocity) + rate) * time)
  }
}
