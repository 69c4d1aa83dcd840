import ConstraintSolver
import SeededRandom
import Testing

/// Tests the engine against its slow twin.
@Suite struct TwinTests {
  /// In ten thousand random systems, a thousand for each seed, the same constraints are refused,
  /// and the values are equal, even where several solutions are equally good.
  @Test(arguments: SeededGenerator.seeds(1...10))
  func valuesAreThoseOfFractions(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<1000 {
      let system = RandomSystem(&random)
      var mirror = Mirror(kinds: system.kinds)
      var slow = SlowSolver(kinds: system.kinds)
      for wish in system.constraints {
        var next = slow
        let canHold = next.add(wish)
        if canHold { slow = next }
        try #require((mirror.add(wish) == nil) == canHold, "\(random), system \(number)")
      }
      slow.minimise()
      mirror.engine._checkInvariants()
      for (index, value) in mirror.values.enumerated() {
        let expected = slow.value(of: index).double
        try #require(abs(value - expected) < 1e-6, "\(random), system \(number)")
      }
      mirror.engine._checkInvariants()
    }
  }

  /// Values depend only on the current constraints, not on earlier additions, removals, edits and
  /// reads.
  @Test(arguments: SeededGenerator.seeds(11...20))
  func valuesFollowEveryChange(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<40 {
      let system = RandomSystem(&random)
      var mirror = Mirror(kinds: system.kinds)
      for wish in system.constraints { _ = mirror.add(wish) }
      for step in 0..<20 {
        let errorTerms = mirror.errorTerms
        let change = Change(&random, mirror)
        let isRefused = change.apply(to: &mirror)
        let canHold = RandomSystem.solved(system.kinds, change.errorTerms(after: errorTerms))
        let place: Comment = "\(random), system \(number), step \(step), \(change)"
        try #require((canHold == nil) == isRefused, place)
        mirror.engine._checkInvariants()
        if random.oneIn(2) { continue }
        let exact = try #require(RandomSystem.solved(system.kinds, mirror.errorTerms))
        for (value, expected) in zip(mirror.values, exact) {
          try #require(abs(value - expected.double) < 1e-6, place)
        }
        mirror.engine._checkInvariants()
      }
    }
  }
}

/// A change to a system.
enum Change {
  case add(SlowSolver.ErrorTerm)
  case remove(Int)
  case setConstant(Int, Rational)
  case setPriority(Int, Float)

  init(_ random: inout SeededGenerator, _ mirror: Mirror) {
    let count = mirror.kept.count
    let index = random.below(count)
    switch random.below(count == 0 ? 1 : 6) {
    case 0: self = .add(RandomSystem.wish(mirror.kinds.count, &random))
    case 1: self = .remove(index)
    case 2:
      let isRequired = mirror.kept[index].wish.priority >= 1000
      self =
        isRequired
        ? .add(RandomSystem.wish(mirror.kinds.count, &random))
        : .setPriority(index, random.pick([49, 250, 333, 750, 999.5])!)
    default: self = .setConstant(index, Rational(Double(random.below(41) - 20)))
    }
  }

  /// Returns whether the engine refused it.
  func apply(to mirror: inout Mirror) -> Bool {
    switch self {
    case .add(let wish): return mirror.add(wish) != nil
    case .remove(let index): mirror.remove(at: index)
    case .setConstant(let index, let constant):
      return mirror.setConstant(constant, at: index) != nil
    case .setPriority(let index, let priority): mirror.setPriority(priority, at: index)
    }
    return false
  }

  func errorTerms(after errorTerms: [SlowSolver.ErrorTerm]) -> [SlowSolver.ErrorTerm] {
    var errorTerms = errorTerms
    switch self {
    case .add(let wish): errorTerms.append(wish)
    case .remove(let index): errorTerms.remove(at: index)
    case .setConstant(let index, let constant): errorTerms[index].constant = constant
    case .setPriority(let index, let priority):
      (errorTerms[index].priority, errorTerms[index].priorityBelow) = (priority, nil)
    }
    return errorTerms
  }
}
