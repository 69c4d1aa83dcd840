import Foundation

/// A damped spring with a mass, released at distance 1 from its target.
///
/// Evaluates the closed-form solution of m x″ = −k x − c x′.
package struct DampedSpring: Equatable, Sendable {
  /// The maximum remaining distance of a settled spring.
  private static let settled = 0.001

  /// The decay rate per second: c / 2m.
  private let decay: Double
  /// The undamped angular frequency, in radians per second: √(k / m).
  private let frequency: Double
  /// The initial velocity towards the target, in distances per second.
  private let velocity: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, in distances per second.
  ///   - overdamps: Whether overdamping is allowed; otherwise it is replaced by critical damping.
  package init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, overdamps: Bool = false
  ) {
    frequency = (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot()
    let decay = max(0, damping) / (2 * max(mass, 1e-9))
    self.decay = overdamps ? decay : min(decay, frequency)
    self.velocity = velocity
  }

  /// Returns the fraction of the distance after a time in seconds; 0 before, towards 1 at the end.
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

  /// The time until at most a thousandth of the distance remains, in seconds; infinite without
  /// damping.
  ///
  /// For mass 1, stiffness 100 and damping 10 it is 1.4727, as in Apple's
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

  /// Returns a decreasing upper bound of the distance of a spring that does not oscillate.
  private func envelope(at time: Double) -> Double {
    let rate = max(0, decay * decay - frequency * frequency).squareRoot()
    return exp(-(decay - rate) * time) * (1 + (abs(decay - velocity) + rate) * time)
  }
}
