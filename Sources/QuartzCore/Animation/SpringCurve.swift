/// The motion of a damped spring from 0 to 1 in a unit of time.
///
/// The stiffness is such that oscillations have decreased to a thousandth at the end. UIKit's own
/// measure of «settled» is not published; the thousandth is that of Apple's
/// `CASpringAnimation.settlingDuration` as measured by its users.
package struct SpringCurve: Equatable, Sendable {
  private static let settled = 0.001

  private let damping: Double
  private let velocity: Double
  /// The undamped angular frequency, in radians per duration.
  private let frequency: Double

  /// Creates a curve with a damping ratio and an initial velocity.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio: 1 for no oscillation. Limited to 0.01…1.
  ///   - velocity: The initial velocity, in full distances per duration.
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

  /// Returns the progress at a fraction of the time, 0 to 1; exactly 1 at the end.
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
