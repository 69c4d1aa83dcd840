import Foundation

/// Bodies, what links them and what they bump into: numbers that move on by steps of time.
///
/// A step is a 480th of a second. Forces are followed by the midpoint rule, which is exact for a
/// constant acceleration; contacts and rods are kept by blows, over and over.
package final class DynamicsWorld {
  /// Two bodies that touch.
  package struct Pair: Hashable {
    package let first: ObjectIdentifier
    package let second: ObjectIdentifier
  }

  /// Where two bodies touched first, and how many others had touched before.
  package struct Touch {
    package let place: SIMD2<Double>
    package let order: Int
  }

  /// Some bodies that bump into each other, into walls, or both.
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

  /// Everything that moves.
  package var bodies: [DynamicBody] = []
  /// What holds bodies.
  package var links: [DynamicLink] = []
  /// What bodies bump into.
  package var collisions: [Collision] = []
  /// Who has touched whom since this was emptied, and where.
  package var touched: [Pair: Touch] = [:]

  private static let step = 1.0 / 480
  private static let rounds = 10

  package init() {}

  /// Moves on by a time in seconds, in equal steps of a 480th at most.
  package func advance(by time: Double) {
    guard time > 0 else { return }
    let steps = max(1, Int((time / Self.step - 1e-6).rounded(.up)))
    for _ in 0..<steps { advance(step: time / Double(steps)) }
  }

  /// How fast the fastest edge of anything moves, in points a second.
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
    keepApart()
  }

  private func accelerations(of moving: [DynamicBody]) -> [(SIMD2<Double>, Double)] {
    var forces = Forces()
    for link in links { link.pull(&forces) }
    return moving.map { body in
      let id = ObjectIdentifier(body)
      return (
        body.acceleration + body.force * body.inverseMass + (forces.linear[id] ?? .zero),
        body.torque * body.inverseInertia + (forces.angular[id] ?? 0)
      )
    }
  }

  /// Has rods and contacts kept.
  private func keepApart() {
    let rods = links.filter { $0.frequency <= 0 }
    let contacts = collisions.flatMap(contacts)
    for contact in contacts {
      let pair = Pair(
        first: ObjectIdentifier(contact.first), second: ObjectIdentifier(contact.second))
      if touched[pair] == nil {
        touched[pair] = Touch(place: contact.points[0].place, order: touched.count)
      }
    }
    let bounces = contacts.map(\.bounces)
    var pushes = contacts.map { $0.points.map { _ in 0.0 } }
    guard !rods.isEmpty || !contacts.isEmpty else { return }
    for _ in 0..<Self.rounds {
      for rod in rods { rod.hold() }
      for index in contacts.indices { contacts[index].resolve(bounces[index], &pushes[index]) }
    }
    for rod in rods { rod.correct() }
    for contact in contacts { contact.part() }
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
