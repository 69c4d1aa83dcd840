import Foundation

/// A physics simulation of bodies, links and collisions.
///
/// A step is at most 1/480 second. Forces are integrated by the midpoint method, which is exact for
/// constant acceleration; contacts and rigid links are solved by iterated impulses.
package final class DynamicsWorld {
  /// Two bodies in contact.
  package struct Pair: Hashable {
    package let first: ObjectIdentifier
    package let second: ObjectIdentifier
  }

  /// The first contact point of two bodies, and the number of earlier contacts.
  package struct Touch {
    package let location: SIMD2<Double>
    package let order: Int
  }

  /// Bodies that collide with each other, with walls, or both.
  package struct Collision {
    package var bodies: [DynamicBody]
    package var walls: [DynamicBody]
    package var amongBodies: Bool
    package var withWalls: Bool

    package init(bodies: [DynamicBody], walls: [DynamicBody], amongBodies: Bool, withWalls: Bool) {
      self.bodies = bodies
      self.walls = walls
      self.amongBodies = amongBodies
      self.withWalls = withWalls
    }
  }

  /// The moving bodies.
  package var bodies: [DynamicBody] = []
  /// The links.
  package var links: [DynamicJoint] = []
  /// The collisions.
  package var collisions: [Collision] = []
  /// The contacts since this was last emptied.
  package var touched: [Pair: Touch] = [:]

  private static let step = 1.0 / 480
  private static let rounds = 10

  package init() {}

  /// Advances by a time in seconds, in equal steps of at most 1/480.
  package func advance(by time: Double) {
    guard time > 0 else { return }
    let steps = max(1, Int((time / Self.step - 1e-6).rounded(.up)))
    for _ in 0..<steps { advance(step: time / Double(steps)) }
  }

  /// The maximum speed of any part of a body, in points per second.
  package var fastest: Double {
    bodies.lazy.filter { !$0.isAnchored }
      .map { $0.velocity.length + abs($0.angularVelocity) * $0.halfSize.length }.max() ?? 0
  }

  private func advance(step: Double) {
    let moving = bodies.filter { !$0.isAnchored }
    let before = moving.map { ($0.position, $0.angle, $0.velocity, $0.angularVelocity) }
    let first = accelerations(of: moving)
    for (body, (linear, angular)) in zip(moving, first) {
      body.position += body.velocity * (step / 2)
      body.angle += body.angularVelocity * (step / 2)
      body.velocity += linear * (step / 2)
      body.angularVelocity += angular * (step / 2)
    }
    let middle = accelerations(of: moving)
    for (index, body) in moving.enumerated() {
      let (position, angle, velocity, turning) = before[index]
      body.position = position + body.velocity * step
      body.angle = angle + body.angularVelocity * step
      body.velocity = (velocity + middle[index].0 * step) * exp(-body.resistance * step)
      body.angularVelocity =
        (turning + middle[index].1 * step) * exp(-body.angularResistance * step)
    }
    solveConstraints()
  }

  private func accelerations(of moving: [DynamicBody]) -> [(SIMD2<Double>, Double)] {
    var forces = Forces()
    for link in links { link.addSpringForces(&forces) }
    return moving.map { body in
      let id = ObjectIdentifier(body)
      return (
        body.acceleration + body.force * body.inverseMass + (forces.linear[id] ?? .zero),
        body.torque * body.inverseInertia + (forces.angular[id] ?? 0)
      )
    }
  }

  /// Solves rigid links and contacts.
  private func solveConstraints() {
    let rods = links.filter { $0.frequency <= 0 }
    let contacts = collisions.flatMap(contacts)
    for contact in contacts {
      let pair = Pair(
        first: ObjectIdentifier(contact.first), second: ObjectIdentifier(contact.second))
      if touched[pair] == nil {
        touched[pair] = Touch(location: contact.points[0].location, order: touched.count)
      }
    }
    let targetVelocities = contacts.map(\.targetVelocities)
    var pushes = contacts.map { $0.points.map { _ in 0.0 } }
    guard !rods.isEmpty || !contacts.isEmpty else { return }
    for _ in 0..<Self.rounds {
      for rod in rods { rod.applyRigidImpulses() }
      for index in contacts.indices {
        contacts[index].resolve(targetVelocities[index], &pushes[index])
      }
    }
    for rod in rods { rod.correctDistance() }
    for contact in contacts { contact.separate() }
  }

  private func contacts(of collision: Collision) -> [DynamicContact] {
    var result: [DynamicContact] = []
    for (index, body) in collision.bodies.enumerated() {
      if collision.amongBodies {
        for other in collision.bodies[(index + 1)...] {
          if let contact = DynamicContact(body, other) { result.append(contact) }
        }
      }
      if collision.withWalls {
        for wall in collision.walls {
          if let contact = DynamicContact(body, wall) { result.append(contact) }
        }
      }
    }
    return result
  }
}
