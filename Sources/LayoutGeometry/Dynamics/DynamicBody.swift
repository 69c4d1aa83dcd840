import Foundation

/// A rigid rectangle that moves and rotates.
///
/// Lengths are points, angles are radians, y points downwards. A square of 100 points with density
/// 1 has a mass of 1; a force of 1 accelerates it by 100 points per second squared. Source: Apple,
/// UIPushBehavior.magnitude.
package final class DynamicBody {
  /// The acceleration of a mass of 1 by a force of 1, in points per second squared.
  package static let forceUnit = 100.0
  /// The area of a mass of 1 at density 1, in square points.
  private static let massArea = 10_000.0

  /// The position of the centre.
  package var position: SIMD2<Double>
  /// The rotation angle.
  package var angle: Double
  /// The velocity, in points per second.
  package var velocity = SIMD2<Double>.zero
  /// The angular velocity, in radians per second.
  package var angularVelocity = 0.0
  /// Half the width and the height.
  package var halfSize: SIMD2<Double> { didSet { measure() } }
  /// The density. Default 1.
  package var density = 1.0 { didSet { measure() } }
  /// The elasticity of collisions, 0 to 1. Default 0.
  package var elasticity = 0.0
  /// The friction. Default 0.
  package var friction = 0.0
  /// The linear damping rate per second. Default 0.
  package var resistance = 0.0
  /// The angular damping rate per second. Default 0.
  package var angularResistance = 0.0
  /// Whether the body rotates. Default true.
  package var allowsRotation = true { didSet { measure() } }
  /// Whether the body is fixed. Default false.
  package var isAnchored = false { didSet { measure() } }

  /// An acceleration independent of the mass, in points per second squared.
  package var acceleration = SIMD2<Double>.zero
  /// The force at the centre: mass times points per second squared.
  package var force = SIMD2<Double>.zero
  /// The torque.
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

  /// The mass; at least that of one square point.
  package var mass: Double {
    max(4 * halfSize.x * halfSize.y, 1) / Self.massArea * max(density, 1e-6)
  }

  private func measure() {
    inverseMass = isAnchored ? 0 : 1 / mass
    let square = max(4 * (halfSize * halfSize).sum(), 1)
    inverseInertia = isAnchored || !allowsRotation ? 0 : 12 / (mass * square)
  }

  /// Returns a vector in the body's coordinate system, rotated to the world's.
  func turned(_ vector: SIMD2<Double>) -> SIMD2<Double> { vector.turned(by: angle) }

  /// Returns the velocity of a point relative to the centre.
  func speed(at arm: SIMD2<Double>) -> SIMD2<Double> { velocity + arm.quarter * angularVelocity }

  /// Applies an impulse at a point relative to the centre.
  package func applyImpulse(_ impulse: SIMD2<Double>, at arm: SIMD2<Double> = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// Returns the inverse effective mass for an impulse at a point relative to the centre.
  func inverseEffectiveMass(at arm: SIMD2<Double>, along direction: SIMD2<Double>) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Displaces the body as by an impulse, without changing velocities.
  func shift(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
    position += impulse * inverseMass
    angle += arm.cross(impulse) * inverseInertia
  }
}

extension SIMD2<Double> {
  /// The vector rotated by a quarter turn.
  var quarter: SIMD2<Double> { SIMD2(-y, x) }
  /// The length.
  var length: Double { (x * x + y * y).squareRoot() }
  /// Returns the dot product.
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }
  /// Returns the cross product.
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
  /// Returns the vector rotated by an angle in radians.
  func turned(by angle: Double) -> SIMD2<Double> {
    angle == 0 ? self : SIMD2(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}
