import Foundation

/// A contact of two bodies.
struct DynamicContact {
  let first: DynamicBody
  let second: DynamicBody
  /// The unit normal from the first body to the second.
  let normal: SIMD2<Double>
  /// The contact points and their penetration depths, in points.
  private(set) var points: [(location: SIMD2<Double>, depth: Double)] = []

  /// The minimum approach velocity of bouncing, in points per second.
  private static let slowest = 20.0
  /// The allowed penetration depth, in points.
  private static let slack = 0.01

  /// Creates a contact of two rectangles; nil if they are separate.
  ///
  /// The separating axis is that of minimum penetration; the incident edge is clipped to the width
  /// of the reference face. Source: Erin Catto, Box2D Lite (the method).
  init?(_ first: DynamicBody, _ second: DynamicBody) {
    var least = (depth: Double.infinity, normal: SIMD2<Double>.zero, isFirst: true)
    for (body, isFirst) in [(first, true), (second, false)] {
      for axis in [body.turned(SIMD2(1, 0)), body.turned(SIMD2(0, 1))] {
        let separation = (second.position - first.position).dot(axis)
        let depth = first.reach(along: axis) + second.reach(along: axis) - abs(separation)
        if depth <= -Self.slack { return nil }
        if depth < least.depth - 1e-9 { least = (depth, separation < 0 ? -axis : axis, isFirst) }
      }
    }
    (self.first, self.second, normal) = (first, second, least.normal)
    let (face, other) = least.isFirst ? (first, second) : (second, first)
    let outwards = least.isFirst ? normal : -normal
    let side = outwards.quarter
    var edge = other.edge(facing: -outwards)
    for direction in [side, -side] {
      edge = Self.cut(
        edge, along: direction, at: face.position.dot(direction) + face.reach(along: direction))
    }
    let surface = face.position.dot(outwards) + face.reach(along: outwards)
    for point in edge where surface - point.dot(outwards) >= -Self.slack {
      points.append((point, surface - point.dot(outwards)))
    }
    if points.isEmpty { return nil }
  }

  /// Returns the part of an edge before a line.
  private static func cut(
    _ edge: [SIMD2<Double>], along direction: SIMD2<Double>, at end: Double
  ) -> [SIMD2<Double>] {
    guard edge.count == 2 else { return edge }
    let beyond = edge.map { $0.dot(direction) - end }
    if beyond[0] <= 0, beyond[1] <= 0 { return edge }
    if beyond[0] > 0, beyond[1] > 0 { return [] }
    let crossing = edge[0] + (edge[1] - edge[0]) * (beyond[0] / (beyond[0] - beyond[1]))
    return [beyond[0] <= 0 ? edge[0] : edge[1], crossing]
  }

  /// The target separation velocity at each point, given the current approach velocity.
  var targetVelocities: [Double] {
    let elasticity = max(first.elasticity, second.elasticity)
    return points.map { point in
      let speed = relativeVelocity(at: point.location).dot(normal)
      return speed < -Self.slowest ? -speed * elasticity : 0
    }
  }

  private func relativeVelocity(at location: SIMD2<Double>) -> SIMD2<Double> {
    second.speed(at: location - second.position) - first.speed(at: location - first.position)
  }

  /// Applies impulses that prevent penetration.
  ///
  /// - Parameters:
  ///   - bounces: The target separation velocity at each point.
  ///   - pushes: The accumulated normal impulse at each point.
  func resolve(_ targetVelocities: [Double], _ pushes: inout [Double]) {
    for (index, point) in points.enumerated() {
      let arms = (point.location - first.position, point.location - second.position)
      let speed = relativeVelocity(at: point.location)
      let change =
        (targetVelocities[index] - speed.dot(normal)) / inverseEffectiveMass(arms, normal)
      let push = max(0, pushes[index] + change)
      apply(normal * (push - pushes[index]), arms)
      pushes[index] = push
      let along = normal.quarter
      let clinging = friction * push
      let rub = -relativeVelocity(at: point.location).dot(along) / inverseEffectiveMass(arms, along)
      apply(along * min(max(rub, -clinging), clinging), arms)
    }
  }

  /// The friction: the body's for a body and a wall, the geometric mean for two bodies.
  private var friction: Double {
    if first.isAnchored { return second.friction }
    return second.isAnchored ? first.friction : (first.friction * second.friction).squareRoot()
  }

  /// Separates penetrating bodies.
  func separate() {
    let depth = points.map(\.depth).max() ?? 0
    let give = first.inverseMass + second.inverseMass
    guard depth > Self.slack, give > 0 else { return }
    let separation = normal * ((depth - Self.slack) / give)
    first.position -= separation * first.inverseMass
    second.position += separation * second.inverseMass
  }

  private func inverseEffectiveMass(
    _ arms: (SIMD2<Double>, SIMD2<Double>), _ direction: SIMD2<Double>
  ) -> Double {
    max(
      first.inverseEffectiveMass(at: arms.0, along: direction)
        + second.inverseEffectiveMass(at: arms.1, along: direction),
      1e-12)
  }

  private func apply(_ impulse: SIMD2<Double>, _ arms: (SIMD2<Double>, SIMD2<Double>)) {
    first.applyImpulse(-impulse, at: arms.0)
    second.applyImpulse(impulse, at: arms.1)
  }
}

extension DynamicBody {
  /// Returns the extent from the centre in a direction.
  fileprivate func reach(along direction: SIMD2<Double>) -> Double {
    halfSize.x * abs(turned(SIMD2(1, 0)).dot(direction))
      + halfSize.y * abs(turned(SIMD2(0, 1)).dot(direction))
  }

  /// Returns the edge that faces a direction.
  fileprivate func edge(facing direction: SIMD2<Double>) -> [SIMD2<Double>] {
    let (across, down) = (turned(SIMD2(1, 0)), turned(SIMD2(0, 1)))
    let (x, y) = (across.dot(direction), down.dot(direction))
    let isSide = abs(x) > abs(y)
    let (out, along) =
      isSide
      ? (across * (x < 0 ? -halfSize.x : halfSize.x), down * halfSize.y)
      : (down * (y < 0 ? -halfSize.y : halfSize.y), across * halfSize.x)
    return [position + out - along, position + out + along]
  }
}
