import ConstraintSolver

/// Cassowary as its authors describe it, with fractions instead of doubles: one tableau for
/// everything, built from the start, every row rewritten by every pivot.
///
/// It shares with `ConstraintEngine` only the order of choices, which decides among equally good
/// solutions. A row's head is the oldest position; else the constraint's own slack or error if not
/// negative; else the oldest variable that keeps every row feasible; else a first phase, oldest
/// first. Minimising takes the highest priority first, the most negative cost, then the oldest; of
/// the nearest rows the oldest. Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001).
struct SlowSolver {
  struct Row {
    var constant: Rational = .zero
    var terms: [Int: Rational] = [:]

    mutating func add(_ other: Row, times factor: Rational) {
      constant = constant + other.constant * factor
      for (variable, coefficient) in other.terms { add(variable, coefficient * factor) }
    }

    mutating func add(_ variable: Int, _ coefficient: Rational) {
      let sum = (terms[variable] ?? .zero) + coefficient
      terms[variable] = sum.isZero ? nil : sum
    }

    /// Returns the expression for the variable where this row is zero.
    func solved(for variable: Int) -> Row {
      var rest = self
      let factor = -(Rational.one / rest.terms.removeValue(forKey: variable)!)
      var row = Row()
      row.add(rest, times: factor)
      return row
    }
  }

  struct ErrorTerm {
    var terms: [(variable: Int, coefficient: Rational)]
    var constant: Rational
    var relation: LinearRelation
    var priority: Float
    /// The priority of an equation's error to the other side; nil for the same.
    var priorityBelow: Float?
  }

  private var rows: [Int: Row] = [:]
  private var isPosition: [Bool]
  /// The priorities by error variable.
  private var priorities: [Int: Float] = [:]

  init(kinds: [VariableKind]) {
    isPosition = kinds.map { $0 == .unrestricted }
  }

  func value(of variable: Int) -> Rational { rows[variable]?.constant ?? .zero }

  private mutating func makeVariable() -> Int {
    isPosition.append(false)
    return isPosition.count - 1
  }

  // MARK: Building

  /// Adds a constraint. Returns false if it is required and cannot hold; the solver is unusable
  /// after that.
  mutating func add(_ wish: ErrorTerm) -> Bool {
    var sum = Row(constant: wish.constant)
    for term in wish.terms {
      if let row = rows[term.variable] {
        sum.add(row, times: term.coefficient)
      } else {
        sum.add(term.variable, term.coefficient)
      }
    }
    let own = addAuxiliaries(of: wish, to: &sum)
    guard !sum.terms.isEmpty else { return sum.constant.isZero }
    if let position = sum.terms.keys.filter({ isPosition[$0] }).min() {
      setRow(of: position, to: sum.solved(for: position))
      return true
    }
    let candidates = own + sum.terms.keys.filter { !own.contains($0) }.sorted()
    for variable in candidates where keepsFeasible(variable, sum) {
      setRow(of: variable, to: sum.solved(for: variable))
      return true
    }
    return placeByFirstPhase(sum)
  }

  private mutating func addAuxiliaries(of wish: ErrorTerm, to sum: inout Row) -> [Int] {
    var own: [Int] = []
    let sign = Rational.small(wish.relation.rawValue, 1)
    if wish.relation != .equal {
      own.append(makeVariable())
      sum.add(own[0], -sign)
    }
    guard wish.priority < 1000 else { return own }
    for factor in wish.relation == .equal ? [-Rational.one, .one] : [sign] {
      let error = makeVariable()
      let isBelow = wish.relation == .equal && factor.signum > 0
      priorities[error] = isBelow ? wish.priorityBelow ?? wish.priority : wish.priority
      own.append(error)
      sum.add(error, factor)
    }
    return own
  }

  private func keepsFeasible(_ variable: Int, _ sum: Row) -> Bool {
    let value = sum.solved(for: variable).constant
    return value.signum >= 0
      && rows.allSatisfy { basic, row in
        isPosition[basic]
          || (row.constant + (row.terms[variable] ?? .zero) * value).signum >= 0
      }
  }

  private mutating func setRow(of variable: Int, to row: Row) {
    for basic in rows.keys {
      guard let factor = rows[basic]?.terms.removeValue(forKey: variable) else { continue }
      rows[basic]?.add(row, times: factor)
    }
    rows[variable] = row
  }

  private mutating func placeByFirstPhase(_ sum: Row) -> Bool {
    let artificial = makeVariable()
    var row = Row()
    row.add(sum, times: .small(sum.constant.signum < 0 ? -1 : 1, 1))
    rows[artificial] = row
    while let row = rows[artificial], row.constant.signum > 0 {
      guard let entering = row.terms.keys.filter({ row.terms[$0]!.signum < 0 }).min() else {
        return false
      }
      enter(entering)
    }
    if let row = rows[artificial] {
      if let other = row.terms.keys.min() {
        pivot(other, leaving: artificial)
      } else {
        rows[artificial] = nil
      }
    }
    for basic in rows.keys { rows[basic]?.terms[artificial] = nil }
    return true
  }

  // MARK: Minimising

  mutating func minimise() {
    while let entering = mostWelcome() { enter(entering) }
  }

  private func mostWelcome() -> Int? {
    var costs: [Int: [Float: Rational]] = [:]
    for (error, priority) in priorities {
      for (variable, coefficient) in rows[error]?.terms ?? [error: .one] {
        costs[variable, default: [:]][priority, default: .zero] =
          (costs[variable]?[priority] ?? .zero) + coefficient
      }
    }
    var best: (variable: Int, priority: Float, cost: Rational)?
    for variable in costs.keys.sorted() {
      let leading = costs[variable]!.filter { !$0.value.isZero }.max { $0.key < $1.key }
      guard let (priority, cost) = leading, cost.signum < 0 else { continue }
      guard let current = best else {
        best = (variable, priority, cost)
        continue
      }
      if priority > current.priority || priority == current.priority && cost < current.cost {
        best = (variable, priority, cost)
      }
    }
    return best?.variable
  }

  private mutating func enter(_ entering: Int) {
    var nearest: (variable: Int, step: Rational)?
    for basic in rows.keys.sorted() where !isPosition[basic] {
      guard let coefficient = rows[basic]!.terms[entering], coefficient.signum < 0 else { continue }
      let step = -(rows[basic]!.constant / coefficient)
      if let current = nearest, !(step < current.step) { continue }
      nearest = (basic, step)
    }
    pivot(entering, leaving: nearest!.variable)
  }

  private mutating func pivot(_ entering: Int, leaving: Int) {
    var row = rows.removeValue(forKey: leaving)!
    row.add(leaving, .small(-1, 1))
    setRow(of: entering, to: row.solved(for: entering))
  }
}
