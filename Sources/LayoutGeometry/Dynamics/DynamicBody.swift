import Foundation

/// A rectangle that moves and turns: what forces and contacts act on.
///
/// Lengths are points, angles radians, y runs downwards. A square of 100 points of density 1 has a
/// mass of 1; a force of 1 gives it 100 points a second squared. Source: Apple,
/// UIPushBehavior.magnitude.
package final class DynamicBody {
  /// The acceleration that a force of 1 gives a mass of 1, in points a second squared.
  package static let forceUnit = 100.0
  /// The area of a mass of 1 at density 1, in square points.
  private static let massArea = 10_000.0

  /// Where its middle is.
  package var position: SIMD2<Double>
  /// How it is turned.
  package var angle: Double
  /// Its speed, in points a second.
  package var velocity = SIMD2<Double>.zero
  /// How fast it turns, in radians a second.
  package var angularVelocity = 0.0
  /// Half its width and height.
  package var halfSize: SIMD2<Double> { didSet { measure() } }
  /// Its mass by its area. Default 1.
  package var density = 1.0 { didSet { measure() } }
  /// How much of its speed it keeps when it bounces, 0 to 1. Default 0.
  package var elasticity = 0.0
  /// How strongly it clings to what it touches. Default 0.
  package var friction = 0.0
  /// By how many e-folds a second it slows down. Default 0.
  package var resistance = 0.0
  /// By how many e-folds a second its turning slows down. Default 0.
  package var angularResistance = 0.0
  /// Whether it turns. Default true.
  package var allowsRotation = true { didSet { measure() } }
  /// Whether it stays where it is put. Default false.
  package var isAnchored = false { didSet { measure() } }

  /// What accelerates it whatever its mass, in points a second squared.
  package var acceleration = SIMD2<Double>.zero
  /// The force at its middle, in units of a mass of 1 and one point a second squared.
  package var force = SIMD2<Double>.zero
  /// The moment that turns it.
  package var torque = 0.0

  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0

  package init(
    position: SIMD2<Double>, halfSize: SIMD2<Double>, angle: Double = 0, isAnchored: Bool = false
  ) {
    self.position = position
    self.halfSize = halfSize
    self.angle = angle
    self.isAnchored = isAnchored
    measure()
  }

  /// Its mass; that of a square point at least.
  package var mass: Double {
    max(4 * halfSize.x * halfSize.y, 1) / Self.massArea * max(density, 1e-6)
  }

  private func measure() {
    inverseMass = isAnchored ? 0 : 1 / mass
    let square = max(4 * (halfSize * halfSize).sum(), 1)
    inverseInertia = isAnchored || !allowsRotation ? 0 : 12 / (mass * square)
  }

  /// A vector of its own directions, turned as it is.
  func turned(_ vector: SIMD2<Double>) -> SIMD2<Double> { vector.turned(by: angle) }

  /// The speed of a point that lies so far from its middle.
  func speed(at arm: SIMD2<Double>) -> SIMD2<Double> { velocity + arm.quarter * angularVelocity }

  /// Changes its speeds by a blow at a point that lies so far from its middle.
  package func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double> = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// How easily a blow in a direction moves a point that lies so far from its middle.
  func yielding(at arm: SIMD2<Double>, along direction: SIMD2<Double>) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Moves it as by a blow, its speeds left alone.
  func shift(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
    position += impulse * inverseMass
    angle += arm.cross(impulse) * inverseInertia
  }
}

extension SIMD2<Double> {
  /// The vector a quarter turn further.
  var quarter: SIMD2<Double> { SIMD2(-y, x) }
  /// The length.
  var length: Double { (x * x + y * y).squareRoot() }
  /// What it has in the direction of another one, times that one's length.
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }
  /// The area between it and another one.
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
  /// Turned by an angle in radians.
  func turned(by angle: Double) -> SIMD2<Double> {
    angle == 0 ? self : SIMD2(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}
