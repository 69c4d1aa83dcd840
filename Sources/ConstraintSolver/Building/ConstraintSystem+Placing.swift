extension ConstraintSystem {
  /// Gives a variable of a constraint a row, so that the constraint is satisfied.
  ///
  /// The variable is the oldest undefined position, if any; else an auxiliary variable of the
  /// constraint that is not negative; else the oldest other one for which all rows remain feasible;
  /// else the result of the simplex algorithm's first phase. This order determines underconstrained
  /// layouts and matches UIKit's images. Returns the conflicting constraints if the constraint
  /// cannot be satisfied.
  func place(_ slot: Int32) -> [Int32]? {
    defer { sum.clear() }
    if let position = directPosition(of: slot) {
      define(position, by: slot)
      return nil
    }
    let (position, isReached) = expandDefinitions(of: slot)
    if let position {
      if isReached {
        define(position, asSolving: slot)
      } else {
        sum.clear()
        define(position, by: slot)
      }
      return nil
    }
    expandRows()
    return placeAmongSizes(slot)
  }

  // MARK: Positions

  /// Returns the oldest undefined position of the constraint if all of its other positions are
  /// grounded, so that no expansion is necessary.
  private func directPosition(of slot: Int32) -> Int32? {
    var oldest: Int32?
    for term in terms(of: slot) {
      let record = tableau.variables[term.variable]
      guard record.role == .position else { continue }
      if record.status == .defined {
        guard record.isGrounded else { return nil }
      } else if oldest.map({ record.age < tableau.variables[$0].age }) ?? true {
        oldest = term.variable
      }
    }
    return oldest
  }

  /// Defines a position by an unexpanded constraint.
  private func define(_ position: Int32, by slot: Int32) {
    sumUp(slot)
    define(position, asSolving: slot)
  }

  /// Defines a position by the sum, including the constraint's auxiliary variables.
  private func define(_ position: Int32, asSolving slot: Int32) {
    addAuxiliaries(of: slot)
    var isDetermined = true
    var isGrounded = true
    for index in sum.touched.indices {
      let variable = sum.touched[index]
      if variable == position { continue }
      if Tolerance.isWithin(sum.coefficients[variable], Tolerance.coefficient) { continue }
      let record = tableau.variables[variable]
      if record.role == .position {
        isGrounded = isGrounded && record.status == .defined && record.isGrounded
      }
      isDetermined = isDetermined && tableau.isDetermined(variable)
    }
    let row = solveSum(for: position)
    tableau.define(position, as: row)
    tableau.variables[position].isGrounded = isGrounded
    tableau.variables[position].isDetermined = isDetermined
  }

  private func addAuxiliaries(of slot: Int32) {
    let constraint = constraints[slot]
    sum.add(constraint.first.variable, constraint.first.coefficient)
    if let second = constraint.second { sum.add(second.variable, second.coefficient) }
  }

  /// Returns the row of a variable for a sum of zero.
  private func solveSum(for variable: Int32) -> Row {
    let factor = -1 / sum.take(variable)
    let terms = sum.makeTerms(in: &tableau.terms, times: factor)
    return Row(constant: sum.constant * factor, terms: terms)
  }

  // MARK: Sizes

  private func placeAmongSizes(_ slot: Int32) -> [Int32]? {
    addAuxiliaries(of: slot)
    if let variable = ownVariable(of: slot) ?? feasibleVariable() {
      let row = solveSum(for: variable)
      tableau.substitute(row, for: variable)
      tableau.setRow(of: variable, to: row)
      return nil
    }
    let dummy = constraints[slot].first.variable
    if isNothingButDummies {
      guard Tolerance.isWithin(sum.constant, Tolerance.feasibility) else { return ownersInSum() }
      tableau.setRow(of: dummy, to: solveSum(for: dummy))
      return nil
    }
    return placeByFirstPhase(slot)
  }

  private var isNothingButDummies: Bool {
    sum.touched.indices.allSatisfy {
      let variable = sum.touched[$0]
      return tableau.variables[variable].role == .dummy
        || Tolerance.isWithin(sum.coefficients[variable], Tolerance.coefficient)
    }
  }

  private func ownersInSum() -> [Int32] {
    sum.touched.indices.compactMap {
      let variable = sum.touched[$0]
      return !Tolerance.isWithin(sum.coefficients[variable], Tolerance.coefficient)
        ? owner(of: variable) : nil
    }
  }

  /// Returns an auxiliary variable of the constraint that is not negative in its row.
  private func ownVariable(of slot: Int32) -> Int32? {
    let first = constraints[slot].first
    guard tableau.variables[first.variable].role != .dummy else { return nil }
    if -sum.constant / first.coefficient >= -Tolerance.step { return first.variable }
    guard let second = constraints[slot].second else { return nil }
    return -sum.constant / second.coefficient >= -Tolerance.step ? second.variable : nil
  }

  /// Returns the oldest variable in the sum with a row that keeps it and all other rows feasible.
  private func feasibleVariable() -> Int32? {
    var best: Int32?
    for index in sum.touched.indices {
      let variable = sum.touched[index]
      guard tableau.variables[variable].role != .dummy else { continue }
      let coefficient = sum.coefficients[variable]
      guard !Tolerance.isWithin(coefficient, Tolerance.coefficient) else { continue }
      let value = -sum.constant / coefficient
      guard value >= -Tolerance.step else { continue }
      if let best, tableau.variables[best].age < tableau.variables[variable].age { continue }
      if isFeasible(variable, at: value) { best = variable }
    }
    return best
  }

  private func isFeasible(_ variable: Int32, at value: Double) -> Bool {
    for user in tableau.columns[variable] where tableau.variables[user].role != .dummy {
      let constant = tableau.rows[user].constant
      let coefficient = tableau.coefficient(of: variable, in: user)
      guard constant + coefficient * value >= -Tolerance.cost else { return false }
    }
    return true
  }
}
