import ConstraintSolver
import Testing

/// Tests the values that constraints of several priorities result in.
@Suite struct DecidingRuleTests {
  let engine = ConstraintEngine()

  @Test func aWeakerConstraintIsNotAveraged() throws {
    let box = Box(in: engine)
    try engine.add(box.size, .equal, 120, at: 250)
    try engine.add(box.size, .equal, 75, at: 750)
    #expect(engine.value(of: box.width) == 75)
  }

  @Test func aStrongerInequalityWins() throws {
    let box = Box(in: engine)
    try engine.add(box.size, .equal, 24, at: 500)
    try engine.add(box.size, .greaterThanOrEqual, 30, at: 525)
    #expect(engine.value(of: box.width) == 30)
  }

  @Test func oneStrongConstraintBeatsTwoWeakerOnes() throws {
    let boxes = (0..<3).map { _ in Box(in: engine) }
    try engine.add(boxes[1].size - boxes[0].size, .equal)
    try engine.add(boxes[2].size - boxes[0].size, .equal)
    try engine.add(boxes[0].size, .equal, 200, at: 300)
    try engine.add(boxes[1].size, .equal, 500, at: 300)
    try engine.add(boxes[2].size, .equal, 600, at: 330)
    #expect(boxes.map { engine.value(of: $0.width) } == [600, 600, 600])
  }

  @Test func aNegativeWidthIsRefused() throws {
    let box = Box(in: engine)
    let error = #expect(throws: Unsatisfiable.self) { try engine.add(box.size, .equal, -10) }
    #expect(error?.conflicting == [])
    #expect(engine.value(of: box.width) == 0)
  }

  @Test func prioritiesMayBeBetweenWholeNumbers() throws {
    let box = Box(in: engine)
    try engine.add(box.size, .equal, 10, at: 999)
    try engine.add(box.size, .equal, 20, at: 999.5)
    #expect(engine.value(of: box.width) == 20)
  }

  /// An error above the constant has a lower priority than one below, in one constraint as in two.
  @Test func anEqualityMayHaveAPriorityForEachSide() throws {
    let boxes = (0..<2).map { _ in Box(in: engine) }
    for box in boxes {
      _ = try engine.add(
        LinearConstraint(box.size, constant: -10, .equal, priority: 250, priorityBelow: 750))
      try engine.add(box.size, .equal, 0, at: 500)
    }
    try engine.add(boxes[0].size, .equal, 30, at: 600)
    #expect(boxes.map { engine.value(of: $0.width) } == [30, 10])
  }

  /// Four constraints compete with three: the column grows whose stretching costs less per point.
  @Test func errorsAtOnePriorityAddUp() throws {
    let boxes = (0..<7).map { _ in Box(in: engine) }
    for box in boxes {
      try engine.add(box.size, .lessThanOrEqual, 10, at: 250)
      try engine.add(box.size, .greaterThanOrEqual, 10, at: 750)
    }
    for index in [1, 2, 3] { try engine.add(boxes[index].size - boxes[0].size, .equal) }
    for index in [5, 6] { try engine.add(boxes[index].size - boxes[4].size, .equal) }
    try engine.add(boxes[0].size + boxes[4].size, .equal, 50)
    #expect(engine.value(of: boxes[0].width) == 10)
    #expect(engine.value(of: boxes[4].width) == 40)
  }
}
