import SeededRandom
import Testing

@testable import ConstraintSolver

/// Tests the changes that an engine reports, and the parts that it keeps separate.
@Suite struct ChangeTests {
  @Test func eachChangedVariableIsNamedOnce() throws {
    let engine = ConstraintEngine()
    let boxes = (0..<3).map { _ in Box(in: engine) }
    let first = try engine.add(boxes[0].leading, .equal, 10)
    let size = try engine.add(boxes[0].size, .equal, 50)
    try engine.add(boxes[1].leading - boxes[0].trailing, .equal, 8)
    try engine.add(boxes[2].leading - boxes[0].leading, .equal, 0)
    let changed = engine.takeChangedVariables()
    #expect(changed.count == 4)
    #expect(Set(changed) == [boxes[0].x, boxes[0].width, boxes[1].x, boxes[2].x])
    #expect(engine.takeChangedVariables().isEmpty)
    try engine.setConstant(-60, of: size)
    try engine.setConstant(-70, of: size)
    #expect(Set(engine.takeChangedVariables()) == [boxes[0].width, boxes[1].x])
    try engine.setConstant(-20, of: first)
    try engine.setConstant(-10, of: first)
    engine.solve()
    #expect(engine.takeChangedVariables().isEmpty)
    engine.remove(size)
    #expect(Set(engine.takeChangedVariables()) == [boxes[0].width, boxes[1].x])
    #expect(engine.value(of: boxes[1].x) == 18)
  }

  /// An observer that follows all changes knows every value.
  @Test(arguments: SeededGenerator.seeds(41...42))
  func changesAreComplete(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<100 {
      let system = RandomSystem(&random)
      var mirror = Mirror(kinds: system.kinds)
      for wish in system.constraints { _ = mirror.add(wish) }
      var known = [Double](repeating: 0, count: mirror.variables.count)
      for step in 0..<10 {
        _ = Change(&random, mirror).apply(to: &mirror)
        for variable in mirror.engine.takeChangedVariables() {
          known[mirror.variables.firstIndex(of: variable)!] = mirror.engine.value(of: variable)
        }
        try #require(known == mirror.values, "\(random), system \(number), step \(step)")
      }
    }
  }

  /// Adding a constraint and removing it restores the values, to the last bit, even where several
  /// solutions are equally good.
  @Test(arguments: SeededGenerator.seeds(43...44))
  func addingAndRemovingChangesNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<300 {
      let system = RandomSystem(&random)
      var mirror = Mirror(kinds: system.kinds)
      for wish in system.constraints { _ = mirror.add(wish) }
      let before = mirror.values
      guard mirror.add(RandomSystem.wish(system.kinds.count, &random)) == nil else { continue }
      if random.oneIn(2) { mirror.engine.solve() }
      mirror.remove(at: mirror.kept.count - 1)
      try #require(mirror.values == before, "\(random), system \(number)")
    }
  }

  @Test func aPlaceIsReusedWithoutAMemory() throws {
    let engine = ConstraintEngine()
    let old = Box(in: engine)
    let tokens = [try engine.add(old.leading, .equal, 5), try engine.add(old.size, .equal, 7)]
    engine.solve()
    for token in tokens { engine.remove(token) }
    engine.removeVariable(old.x)
    engine.removeVariable(old.width)
    #expect(engine.takeChangedVariables().isEmpty)
    let new = Box(in: engine)
    #expect(engine.frame(of: new) == [0, 0])
    try engine.add(new.trailing, .equal, 30)
    #expect(engine.frame(of: new) == [30, 0])
    #expect(engine.system.tableau.variables.count <= 4)
    engine._checkInvariants()
  }

  /// Cells that share only a known width are solved separately.
  @Test func whatIsKnownTiesNothingTogether() throws {
    let engine = ConstraintEngine()
    let list = Box(in: engine)
    try engine.add(list.leading, .equal, 0)
    let width = try engine.add(list.size, .equal, 300)
    let cells = (0..<10).map { _ in Box(in: engine) }
    for cell in cells {
      try engine.add(cell.leading - list.leading, .equal, 16)
      try engine.add(cell.trailing - list.trailing, .equal, -16)
    }
    engine.solve()
    let components = Set(cells.map { engine.system.component(of: $0.width.index) })
    #expect(components.count == 10)
    try engine.setConstant(-200, of: width)
    #expect(cells.map { engine.value(of: $0.width) } == Array(repeating: 168, count: 10))
  }
}
