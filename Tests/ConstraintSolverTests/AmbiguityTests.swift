import ConstraintSolver
import SeededRandom
import Testing

/// Tests which values are ambiguous, and which constraints determine a value.
@Suite struct AmbiguityTests {
  /// By definition a value is ambiguous if the weakest constraint, to another value, changes it.
  @Test(arguments: SeededGenerator.seeds(31...34))
  func anUnknownChangedByTheWeakestConstraintIsAmbiguous(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var counts = [0, 0]
    for number in 0..<100 {
      let system = RandomSystem(&random)
      var mirror = Mirror(kinds: system.kinds)
      for wish in system.constraints { _ = mirror.add(wish) }
      let values = try #require(RandomSystem.solved(system.kinds, mirror.errorTerms))
      for (index, value) in values.enumerated() {
        let isAmbiguous = try [-Rational.one, .one].contains { step in
          let weakest = SlowSolver.ErrorTerm(
            terms: [(index, .one)], constant: -(value + step), relation: .equal, priority: 0.5)
          let others = RandomSystem.solved(system.kinds, mirror.errorTerms + [weakest])
          return try #require(others)[index] != value
        }
        counts[isAmbiguous ? 1 : 0] += 1
        let answer = mirror.engine.isAmbiguous(mirror.variables[index])
        try #require(answer == isAmbiguous, "\(random), system \(number), variable \(index)")
      }
      mirror.engine._checkInvariants()
    }
    #expect(counts.allSatisfy { $0 > 50 }, "\(random)")
  }

  @Test func constraintsThatBindAValueDecideIt() throws {
    let engine = ConstraintEngine()
    let (outer, inner) = (Box(in: engine), Box(in: engine))
    let left = try engine.add(outer.leading, .equal, 0)
    let size = try engine.add(outer.size, .equal, 300)
    let right = try engine.add(inner.trailing - outer.trailing, .equal, -20)
    let hugging = try engine.add(inner.size, .lessThanOrEqual, 80, at: 250)
    let compression = try engine.add(inner.size, .greaterThanOrEqual, 80, at: 750)
    let loose = try engine.add(inner.size, .greaterThanOrEqual, 44)
    #expect(engine.constraintsDeciding(outer.width) == [size])
    #expect(engine.constraintsDeciding(outer.x) == [left])
    let deciding = engine.constraintsDeciding(inner.x)
    #expect(Set(deciding).isSuperset(of: [left, size, right]))
    #expect(!Set(deciding).isDisjoint(with: [hugging, compression]))
    #expect(!deciding.contains(loose))
    #expect(deciding.first == left)
  }
}
