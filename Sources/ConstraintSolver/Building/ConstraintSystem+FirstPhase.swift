extension ConstraintSystem {
  /// Makes the constraint in the sum hold by pivots: what is missing becomes an artificial
  /// variable, which is then made as small as it gets. The oldest variable enters and the oldest
  /// of the nearest leaves, so no basis comes twice (Bland's rule).
  mutating func placeByFirstPhase(_ slot: Int32) -> [Int32]? {
    let artificial = makeVariable(.slack, owner: slot)
    let sign: Double = sum.constant >= 0 ? 1 : -1
    var terms = sum.sortedTerms()
    for index in terms.indices { terms[index].coefficient *= sign }
    tableau.setRow(of: artificial, to: Row(constant: sum.constant * sign, terms: terms))
    components[Int(constraints[Int(slot)].component)].wear += 1
    while tableau[artificial].place == .basic,
      tableau.rows[Int(artificial)].constant > Tolerance.step,
      let entering = oldestHelp(in: tableau.rows[Int(artificial)]),
      let leaving = tableau.leaving(for: entering)
    {
      tableau.pivot(entering: entering, leaving: leaving.variable)
    }
    return finishFirstPhase(artificial)
  }

  private func oldestHelp(in row: Row) -> Int32? {
    row.terms.lazy
      .filter { $0.coefficient < -Tolerance.step && tableau[$0.variable].role != .dummy }
      .min { tableau[$0.variable].age < tableau[$1.variable].age }?.variable
  }

  private mutating func finishFirstPhase(_ artificial: Int32) -> [Int32]? {
    var conflict: [Int32]?
    if tableau[artificial].place == .basic {
      let row = tableau.rows[Int(artificial)]
      if row.constant > Tolerance.feasibility {
        conflict = owners(in: row)
        tableau.takeRow(of: artificial)
      } else if let other = oldest(in: row) {
        tableau.pivot(entering: other, leaving: artificial)
      } else {
        // Every pivot leaves a variable in the row: only rounding can have taken it out.
        tableau.takeRow(of: artificial)
      }
    }
    dropColumn(of: artificial)
    freeVariable(artificial)
    return conflict
  }

  private func oldest(in row: Row) -> Int32? {
    row.terms.lazy.filter { tableau[$0.variable].role != .dummy }
      .min { tableau[$0.variable].age < tableau[$1.variable].age }?.variable
  }

  private mutating func dropColumn(of variable: Int32) {
    while let user = tableau.columns.removeFirst(from: variable) {
      tableau.rows[Int(user)].terms.removeAll { $0.variable == variable }
    }
  }

  /// The constraints that a row is made of.
  func owners(in row: Row) -> [Int32] {
    row.terms.compactMap { tableau[$0.variable].owner >= 0 ? tableau[$0.variable].owner : nil }
  }
}
