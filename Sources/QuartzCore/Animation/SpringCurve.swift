/// The way of a damped spring from 0 to 1 within a unit of time.
///
/// The spring is as stiff as it takes for its swings to have died down to a thousandth at the end.
/// UIKit's own measure of «settled» is not published; the thousandth is that of Apple's
/// `CASpringAnimation.settlingDuration` as its users have measured it.
package struct SpringCurve: Equatable, Sendable {
  private static let settled = 0.001

  private let damping: Double
  private let velocity: Double
  /// The undamped angular frequency, in radians for the whole duration.
  private let frequency: Double

  /// - Parameters:
  ///   - damping: the damping ratio: 1 does not swing, less does. Cut to 0.01…1.
  ///   - velocity: the speed at the beginning, in whole ways for the whole duration.
  package init(damping: Double, velocity: Double) {
    let damping = min(max(damping, 0.01), 1)
    self.damping = damping
    self.velocity = velocity
    frequency = damping < 1 ? -log(Self.settled) / damping : Self.criticalFrequency
  }

  /// The frequency w with (1 + w) e^-w = 0.001.
  private static let criticalFrequency: Double = {
    var (low, high) = (0.0, 100.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > settled { low = middle } else { high = middle }
    }
    return low
  }()

  /// The progress at a part of the time, 0 to 1; exactly 1 at the end.
  package func value(at part: Double) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    guard damping < 1 else {
      return 1 - exp(-frequency * part) * (1 + (frequency - velocity) * part)
    }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let side = (damping * frequency - velocity) / swing
    return 1 - exp(-damping * frequency * part)
      * (cos(swing * part) + side * sin(swing * part))
  }
}
