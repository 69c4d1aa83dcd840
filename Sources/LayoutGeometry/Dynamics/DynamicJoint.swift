import Foundation

/// A link that keeps a point of a body at a distance from a point of another body, or a fixed
/// point.
package final class DynamicJoint {
  /// The body.
  package let body: DynamicBody
  /// The other body; nil for a fixed point.
  package let other: DynamicBody?
  /// The attachment point relative to the body's centre, in the body's coordinate system.
  package let offset: SIMD2<Double>
  /// The attachment point of the other body, or the fixed point.
  package var anchor: SIMD2<Double>
  /// The length, in points.
  package var length: Double
  /// The oscillation frequency, per second; 0 for a rigid link.
  package var frequency = 0.0
  /// The damping ratio: 1 for no oscillation. Default 0.
  package var damping = 0.0
  /// Whether the link also rotates the body upright. Default false.
  package var keepsUpright = false

  /// The maximum length of a link that joins two points in all directions.
  private static let least = 1e-3

  package init(
    _ body: DynamicBody, offset: SIMD2<Double> = .zero, to other: DynamicBody? = nil,
    anchor: SIMD2<Double>, length: Double
  ) {
    self.body = body
    self.other = other
    self.offset = offset
    self.anchor = anchor
    self.length = length
  }

  private var arm: SIMD2<Double> { body.turned(offset) }
  private var otherArm: SIMD2<Double> { other?.turned(anchor) ?? .zero }

  /// The vector from the body's point to the other one.
  private var separation: SIMD2<Double> {
    let end = other.map { $0.position + otherArm } ?? anchor
    return end - body.position - arm
  }

  /// The velocity of the other point relative to the body's.
  private var speed: SIMD2<Double> { (other?.speed(at: otherArm) ?? .zero) - body.speed(at: arm) }

  /// Adds the forces of a spring.
  func addSpringForces(_ forces: inout Forces) {
    guard frequency > 0 else { return }
    let (separation, speed) = (separation, speed)
    let mass = 1 / max(body.inverseMass + (other?.inverseMass ?? 0), 1e-12)
    let rate = 2 * .pi * frequency
    var force = (separation * rate * rate + speed * (2 * damping * rate)) * mass
    if length > Self.least, separation.length > Self.least {
      let direction = separation / separation.length
      let stretch = separation.length - length
      force =
        direction * (mass * (rate * rate * stretch + 2 * damping * rate * speed.dot(direction)))
    }
    forces.add(force, to: body, at: arm)
    if let other { forces.add(-force, to: other, at: otherArm) }
    guard keepsUpright, body.inverseInertia > 0 else { return }
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    forces.turn(
      body, -(rate * rate * turn + 2 * damping * rate * body.angularVelocity) / body.inverseInertia)
  }

  /// Applies the impulses of a rigid link.
  func applyRigidImpulses() {
    guard frequency <= 0 else { return }
    for direction in directions {
      let give = inverseEffectiveMass(along: direction)
      guard give > 0 else { continue }
      let impulse = direction * (speed.dot(direction) / give)
      body.applyImpulse(impulse, at: arm)
      other?.applyImpulse(-impulse, at: otherArm)
    }
  }

  /// Corrects the distance of a rigid link.
  func correctDistance() {
    guard frequency <= 0 else { return }
    for direction in directions {
      let give = inverseEffectiveMass(along: direction)
      guard give > 0 else { continue }
      let keeps = length > Self.least ? length : 0
      let impulse = direction * ((separation.dot(direction) - keeps) / give)
      body.shift(impulse, at: arm)
      other?.shift(-impulse, at: otherArm)
    }
  }

  private var directions: [SIMD2<Double>] {
    let separation = separation
    guard length > Self.least, separation.length > Self.least else {
      return [SIMD2(1, 0), SIMD2(0, 1)]
    }
    return [separation / separation.length]
  }

  private func inverseEffectiveMass(along direction: SIMD2<Double>) -> Double {
    body.inverseEffectiveMass(at: arm, along: direction)
      + (other?.inverseEffectiveMass(at: otherArm, along: direction) ?? 0)
  }
}

/// The accelerations of bodies.
struct Forces {
  private(set) var linear: [ObjectIdentifier: SIMD2<Double>] = [:]
  private(set) var angular: [ObjectIdentifier: Double] = [:]

  mutating func add(_ force: SIMD2<Double>, to body: DynamicBody, at arm: SIMD2<Double>) {
    linear[ObjectIdentifier(body), default: .zero] += force * body.inverseMass
    turn(body, arm.cross(force))
  }

  mutating func turn(_ body: DynamicBody, _ torque: Double) {
    angular[ObjectIdentifier(body), default: 0] += torque * body.inverseInertia
  }
}
