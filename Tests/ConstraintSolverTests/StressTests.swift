import ConstraintSolver
import Foundation
import SeededRandom
import Testing

/// Tests larger systems, with factors that no double represents exactly.
@Suite struct StressTests {
  /// Every run ends, required constraints hold within a hundredth of a pixel, and an engine after
  /// many edits agrees with a fresh one.
  @Test(arguments: SeededGenerator.seeds(51...54))
  func editsAgreeWithAFreshEngine(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kinds: [VariableKind] = (0..<40).map { $0 % 2 == 0 ? .unrestricted : .nonNegative }
    var edited = Followed(kinds)
    for _ in 0..<80 { edited.add(Self.wish(&random)) }
    for step in 0..<60 {
      edited.setConstant(Double(random.number(in: -300...300)), at: random.below(edited.count))
      if random.oneIn(4) { edited.remove(at: random.below(edited.count)) }
      if random.oneIn(4) { edited.add(Self.wish(&random)) }
      edited.expectRequiredOnesHold("\(random), step \(step)")
      if step % 6 == 0 {
        let fresh = edited.fresh()
        for (value, expected) in zip(edited.values, fresh.values) {
          try #require(abs(value - expected) < 0.01, "\(random), step \(step)")
        }
      }
    }
    edited.engine._checkInvariants()
  }

  private static func wish(_ random: inout SeededGenerator) -> Followed.ErrorTerm {
    let near = random.below(36)
    return Followed.ErrorTerm(
      terms: (0..<1 + random.below(3)).map { _ in
        (near + random.below(4), random.pick([1, -1, 0.5, 1.0 / 3, 0.1, -2.0 / 7])!)
      },
      constant: Double(random.number(in: -300...300)),
      relation: random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual])!,
      priority: random.pick([1000, 750, 750, 251, 250, 250, 50])!)
  }

  /// A thousand equal constraints in a row all tie.
  @Test func tiesEnd() throws {
    let engine = ConstraintEngine()
    let boxes = (0..<60).map { _ in Box(in: engine) }
    for box in boxes {
      for _ in 0..<4 {
        try engine.add(box.size, .lessThanOrEqual, 10, at: 250)
        try engine.add(box.size, .greaterThanOrEqual, 10, at: 250)
      }
    }
    try engine.add(boxes.flatMap(\.size), .equal, 700)
    #expect(engine.value(of: boxes[0].width) == 110)
    #expect(boxes.dropFirst().allSatisfy { engine.value(of: $0.width) == 10 })
  }

  @Test func lengthsMeantAsInfinityDoNoHarm() throws {
    let engine = ConstraintEngine()
    let box = Box(in: engine)
    try engine.add(box.size, .lessThanOrEqual, .greatestFiniteMagnitude)
    try engine.add(box.size, .equal, .greatestFiniteMagnitude, at: 50)
    try engine.add(box.trailing, .equal, 100)
    try engine.add(box.leading, .equal, 10)
    #expect(engine.frame(of: box) == [10, 90])
  }
}

/// An engine of doubles, and the constraints added to it.
struct Followed {
  struct ErrorTerm {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: LinearRelation
    var priority: Float
  }

  let engine = ConstraintEngine()
  private let kinds: [VariableKind]
  private let variables: [LayoutVariable]
  private var kept: [(token: ConstraintToken, wish: ErrorTerm)] = []

  init(_ kinds: [VariableKind]) {
    let engine = engine
    self.kinds = kinds
    variables = kinds.map { engine.makeVariable($0) }
  }

  var count: Int { kept.count }
  var values: [Double] { variables.map { engine.value(of: $0) } }

  mutating func add(_ wish: ErrorTerm) {
    let terms = wish.terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }
    let constraint = LinearConstraint(
      terms, constant: wish.constant, wish.relation, priority: wish.priority)
    if let token = try? engine.add(constraint) { kept.append((token, wish)) }
  }

  mutating func remove(at index: Int) { engine.remove(kept.remove(at: index).token) }

  mutating func setConstant(_ constant: Double, at index: Int) {
    do {
      try engine.setConstant(constant, of: kept[index].token)
      kept[index].wish.constant = constant
    } catch {}
  }

  func fresh() -> Followed {
    var fresh = Followed(kinds)
    for (_, wish) in kept { fresh.add(wish) }
    return fresh
  }

  func expectRequiredOnesHold(_ place: String) {
    let values = values
    for (_, wish) in kept where wish.priority >= 1000 {
      let sum = wish.terms.reduce(wish.constant) { $0 + $1.coefficient * values[$1.variable] }
      switch wish.relation {
      case .equal: #expect(abs(sum) < 0.01, "\(place)")
      case .lessThanOrEqual: #expect(sum < 0.01, "\(place)")
      case .greaterThanOrEqual: #expect(sum > -0.01, "\(place)")
      }
    }
    #expect(zip(kinds, values).allSatisfy { $0 == .unrestricted || $1 > -0.01 }, "\(place)")
  }
}
