import ConstraintSolver
import SeededRandom

/// A few variables and constraints of small whole numbers.
struct RandomSystem {
  var kinds: [VariableKind] = []
  var constraints: [SlowSolver.ErrorTerm] = []

  static let priorities: [Float] = [1000, 1000, 750, 750, 250, 250, 49, 999.5]

  init(_ random: inout SeededGenerator) {
    kinds = (0..<1 + random.below(6)).map { _ in
      random.oneIn(3) ? .unrestricted : .nonNegative
    }
    constraints = (0..<1 + random.below(9)).map { _ in Self.wish(kinds.count, &random) }
  }

  static func wish(_ count: Int, _ random: inout SeededGenerator) -> SlowSolver.ErrorTerm {
    var wish = SlowSolver.ErrorTerm(
      terms: (0..<1 + random.below(3)).map { _ in
        (random.below(count), Rational(random.pick([-2, -1, -1, 1, 1, 1, 0.5])!))
      },
      constant: Rational(Double(random.below(41) - 20)),
      relation: random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual])!,
      priority: random.pick(priorities)!)
    if wish.relation == .equal, wish.priority < 1000, random.oneIn(2) {
      wish.priorityBelow = random.pick([750, 250, 49, 999.5])!
    }
    return wish
  }

  /// Solves constraints. Returns nil if a required one cannot hold.
  static func solved(_ kinds: [VariableKind], _ errorTerms: [SlowSolver.ErrorTerm]) -> [Rational]? {
    var slow = SlowSolver(kinds: kinds)
    for wish in errorTerms { if !slow.add(wish) { return nil } }
    slow.minimise()
    return kinds.indices.map { slow.value(of: $0) }
  }
}

extension LinearConstraint {
  init(_ wish: SlowSolver.ErrorTerm, among variables: [LayoutVariable]) {
    self.init(
      wish.terms.map { LinearTerm(variables[$0.variable], $0.coefficient.double) },
      constant: wish.constant.double, wish.relation, priority: wish.priority,
      priorityBelow: wish.priorityBelow)
  }
}

/// An engine and the constraints that it accepted.
struct Mirror {
  let engine = ConstraintEngine()
  let kinds: [VariableKind]
  let variables: [LayoutVariable]
  private(set) var kept: [(token: ConstraintToken, wish: SlowSolver.ErrorTerm)] = []

  init(kinds: [VariableKind]) {
    let engine = engine
    self.kinds = kinds
    variables = kinds.map { engine.makeVariable($0) }
  }

  var errorTerms: [SlowSolver.ErrorTerm] { kept.map(\.wish) }
  var values: [Double] { variables.map { engine.value(of: $0) } }

  /// Returns the engine's error if it refused the constraint.
  mutating func add(_ wish: SlowSolver.ErrorTerm) -> Unsatisfiable? {
    do {
      let token = try engine.add(LinearConstraint(wish, among: variables))
      kept.append((token, wish))
      return nil
    } catch {
      return error
    }
  }

  mutating func remove(at index: Int) { engine.remove(kept.remove(at: index).token) }

  mutating func setConstant(_ constant: Rational, at index: Int) -> Unsatisfiable? {
    do {
      try engine.setConstant(constant.double, of: kept[index].token)
      kept[index].wish.constant = constant
      return nil
    } catch {
      return error
    }
  }

  mutating func setPriority(_ priority: Float, at index: Int) {
    engine.setPriority(priority, of: kept[index].token)
    kept[index].wish.priority = priority
    kept[index].wish.priorityBelow = nil
  }

  func wish(of token: ConstraintToken) -> SlowSolver.ErrorTerm {
    kept.first { $0.token == token }!.wish
  }
}
