import LayoutGeometry
import Testing

@Suite struct DynamicsWorldTests {
  private func square(_ x: Double, _ y: Double, side: Double = 100) -> DynamicBody {
    DynamicBody(position: SIMD2(x, y), halfSize: SIMD2(side / 2, side / 2))
  }

  private func world(_ bodies: DynamicBody...) -> DynamicsWorld {
    let world = DynamicsWorld()
    world.bodies = bodies
    return world
  }

  /// The distance is g t² / 2: after half a second of 1000 points per second squared, 125 points.
  @Test func whatFallsFallsByTheFormula() {
    let body = square(0, 0)
    body.acceleration = SIMD2(0, 1000)
    let world = world(body)
    world.advance(by: 0.5)
    #expect(abs(body.position.y - 125) < 1e-9 && abs(body.velocity.y - 500) < 1e-9)
    world.advance(by: 0.5)
    #expect(abs(body.position.y - 500) < 1e-9)
  }

  /// A force of a hundred accelerates a mass of one by 100 points per second squared, a mass of
  /// four by 25.
  @Test func aForceMovesByTheMass() {
    let (small, large) = (square(0, 0), square(0, 0, side: 200))
    small.force = SIMD2(DynamicBody.forceUnit, 0)
    large.force = small.force
    world(small, large).advance(by: 1)
    #expect(abs(small.position.x - 50) < 1e-9 && abs(large.position.x - 12.5) < 1e-9)
  }

  @Test(arguments: [0, 0.2, 0.5, 1])
  func aSpringSwingsByTheFormula(damping: Double) {
    let body = square(100, 0)
    let link = DynamicJoint(body, anchor: .zero, length: 0)
    (link.frequency, link.damping) = (1.5, damping)
    let world = world(body)
    world.links = [link]
    let rate = 2 * Double.pi * 1.5
    let spring = DampedSpring(
      mass: 1, stiffness: rate * rate, damping: 2 * damping * rate, velocity: 0)
    for frame in 1...120 {
      world.advance(by: 1.0 / 60)
      let expected = 100 * (1 - spring.progress(at: Double(frame) / 60))
      #expect(abs(body.position.x - expected) < 0.2)
    }
  }

  /// A body falls to a floor 100 points below and bounces with half its speed, up to a quarter of
  /// the height.
  @Test func aBounceLosesByTheElasticity() {
    let body = square(0, 0, side: 20)
    body.acceleration = SIMD2(0, 1000)
    body.elasticity = 0.5
    let floor = DynamicBody(
      position: SIMD2(0, 160), halfSize: SIMD2(500, 50), isAnchored: true)
    let world = world(body)
    world.collisions = [.init(bodies: [body], walls: [floor], amongBodies: true, withWalls: true)]
    // The body meets the floor after √0.2 s and is highest √0.2 / 2 s after that.
    world.advance(by: 0.2.squareRoot() * 1.5)
    #expect(abs(body.position.y - 75) < 1.5)
    world.advance(by: 3)
    #expect(abs(body.position.y - 100) < 0.05 && world.fastest < 1)
    #expect(abs(body.angle) < 1e-3)
  }

  /// Equal bodies are fully elastic: the moving one stops, and the other one continues.
  @Test func aBlowIsHandedOn() {
    let (first, second) = (square(0, 0), square(200, 0))
    for body in [first, second] { body.elasticity = 1 }
    first.velocity = SIMD2(200, 0)
    let world = world(first, second)
    world.collisions = [
      .init(bodies: [first, second], walls: [], amongBodies: true, withWalls: false)
    ]
    world.advance(by: 1)
    #expect(abs(first.velocity.x) < 1e-6 && abs(second.velocity.x - 200) < 1e-6)
    #expect(world.touched.count == 1)
  }

  /// A mathematical pendulum of 100 points swings with √(g / l) for small angles.
  @Test func aRodIsAPendulum() {
    let body = square(2, 100, side: 10)
    body.allowsRotation = false
    body.acceleration = SIMD2(0, 1000)
    let rod = DynamicJoint(body, anchor: .zero, length: SIMD2<Double>(2, 100).lengthForTests)
    let world = world(body)
    world.links = [rod]
    let half = Double.pi / 10.squareRoot()
    world.advance(by: half)
    #expect(abs(body.position.x + 2) < 0.05)
    #expect(abs(body.position.lengthForTests - rod.length) < 1e-3)
  }

  @Test func resistanceSlowsByEFolds() {
    let body = square(0, 0)
    (body.velocity, body.resistance) = (SIMD2(100, 0), 2)
    world(body).advance(by: 1)
    #expect(abs(body.velocity.x - 13.53353) < 1e-4)
    #expect(abs(body.position.x - 43.233) < 0.3)
  }

  @Test func appleSettlingTime() {
    let spring = DampedSpring(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    #expect(abs(spring.settlingTime - 1.4727003346780927) < 1e-9)
  }
}

extension SIMD2<Double> {
  fileprivate var lengthForTests: Double { (x * x + y * y).squareRoot() }
}
