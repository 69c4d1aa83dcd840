extension ConstraintSystem {
  /// Satisfies the constraint in the sum by pivots: adds an artificial variable for the violation
  /// and minimises it. The oldest variable enters and the oldest of the nearest leaves, so that no
  /// basis repeats (Bland's rule).
  func placeByFirstPhase(_ slot: Int32) -> [Int32]? {
    let artificial = makeVariable(.slack, owner: slot)
    let sign: Double = sum.constant >= 0 ? 1 : -1
    let terms = sum.makeTerms(in: &tableau.terms, times: sign)
    tableau.setRow(of: artificial, to: Row(constant: sum.constant * sign, terms: terms))
    components[constraints[slot].component].wear += 1
    while tableau.variables[artificial].status == .basic,
      tableau.rows[artificial].constant > Tolerance.step,
      let entering = oldestHelp(for: artificial),
      let leaving = tableau.leaving(for: entering)
    {
      tableau.pivot(entering: entering, leaving: leaving.variable)
    }
    return finishFirstPhase(artificial)
  }

  private func oldestHelp(for artificial: Int32) -> Int32? {
    oldest(in: artificial) { $0 < -Tolerance.step }
  }

  private func finishFirstPhase(_ artificial: Int32) -> [Int32]? {
    var conflict: [Int32]?
    if tableau.variables[artificial].status == .basic {
      if tableau.rows[artificial].constant > Tolerance.feasibility {
        conflict = owners(inRowOf: artificial)
        tableau.removeRow(of: artificial)
      } else if let other = oldest(in: artificial, where: { _ in true }) {
        tableau.pivot(entering: other, leaving: artificial)
      } else {
        // Pivots retain a variable in the row, except for rounding errors.
        tableau.removeRow(of: artificial)
      }
    }
    dropColumn(of: artificial)
    freeVariable(artificial)
    return conflict
  }

  /// Returns the oldest variable of a row, except for dummies, whose coefficient satisfies a
  /// condition.
  func oldest(in owner: Int32, where isHelp: (Double) -> Bool) -> Int32? {
    var oldest: Int32?
    for term in tableau.terms(of: owner) where isHelp(term.coefficient) {
      guard tableau.variables[term.variable].role != .dummy else { continue }
      if let oldest, tableau.variables[oldest].age <= tableau.variables[term.variable].age {
        continue
      }
      oldest = term.variable
    }
    return oldest
  }

  private func dropColumn(of variable: Int32) {
    while let user = tableau.columns.removeFirst(from: variable) {
      tableau.removeTerm(variable, fromRowOf: user)
    }
  }

  /// Returns the constraints that a variable's row consists of.
  func owners(inRowOf variable: Int32) -> [Int32] {
    tableau.terms(of: variable).compactMap { owner(of: $0.variable) }
  }
}
