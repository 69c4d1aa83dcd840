import ConstraintSolver
import SeededRandom
import Testing

/// Tests the error for a refused required constraint.
@Suite struct ConflictTests {
  @Test func theOthersAreNamedInOrderOfAddition() throws {
    let engine = ConstraintEngine()
    let (outer, inner) = (Box(in: engine), Box(in: engine))
    let bystander = try engine.add(outer.size, .lessThanOrEqual, 1000)
    let size = try engine.add(outer.size, .equal, 100)
    try engine.add(inner.size, .equal, 300, at: 999)
    let left = try engine.add(inner.leading - outer.leading, .equal, 20)
    let right = try engine.add(inner.trailing - outer.trailing, .equal, -20)
    let error = #expect(throws: Unsatisfiable.self) {
      try engine.add(inner.size, .greaterThanOrEqual, 70)
    }
    #expect(error?.conflicting == [size, left, right])
    #expect(error?.conflicting.contains(bystander) == false)
    #expect(engine.value(of: inner.width) == 60)
    let edit = #expect(throws: Unsatisfiable.self) { try engine.setConstant(-30, of: size) }
    #expect(edit?.conflicting == [left, right])
    #expect(engine.value(of: inner.width) == 60)
  }

  /// The named constraints conflict with the refused one, and without any one of them there is no
  /// conflict.
  @Test(arguments: SeededGenerator.seeds(21...24))
  func conflictsAreRealAndMinimal(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for number in 0..<400 {
      let system = RandomSystem(&random)
      var mirror = Mirror(kinds: system.kinds)
      for wish in system.constraints {
        let place: Comment = "\(random), system \(number)"
        guard let refusal = mirror.add(wish) else { continue }
        count += 1
        let named = refusal.conflicting.map { mirror.wish(of: $0) }
        try #require(named.allSatisfy { $0.priority >= 1000 }, place)
        try #require(RandomSystem.solved(system.kinds, named + [wish]) == nil, place)
        for index in named.indices {
          var rest = named
          rest.remove(at: index)
          try #require(RandomSystem.solved(system.kinds, rest + [wish]) != nil, place)
        }
      }
    }
    #expect(count > 50, "\(random)")
  }

  /// A refused edit changes no value, and names a real conflict.
  @Test(arguments: SeededGenerator.seeds(25...26))
  func refusedEditsChangeNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for number in 0..<200 {
      let system = RandomSystem(&random)
      var mirror = Mirror(kinds: system.kinds)
      for wish in system.constraints { _ = mirror.add(wish) }
      for index in mirror.kept.indices {
        let before = mirror.values
        var edited = mirror.errorTerms[index]
        edited.constant = Rational(Double(random.below(200) - 100))
        guard let refusal = mirror.setConstant(edited.constant, at: index) else { continue }
        count += 1
        let place: Comment = "\(random), system \(number)"
        let named = refusal.conflicting.map { mirror.wish(of: $0) }
        try #require(RandomSystem.solved(system.kinds, named + [edited]) == nil, place)
        try #require(mirror.values == before, place)
      }
    }
    #expect(count > 20, "\(random)")
  }
}
