extension ConstraintSystem {
  /// Pivots until no size, slack or error is negative; returns the conflicting constraints.
  ///
  /// The oldest negative variable leaves. In a minimised component the variable with the least cost
  /// per gain enters, so that it remains minimised (dual simplex algorithm). Otherwise, or after as
  /// many pivots as there are variables, the oldest possible one enters, with all costs considered
  /// zero: by Bland's rule no basis repeats.
  func restoreFeasibility(of moved: [Int32]) -> [Int32]? {
    var candidates = moved
    for row in moved where tableau.variables[row].role == .dummy {
      if abs(tableau.rows[row].constant) > Tolerance.feasibility { return parts(of: row) }
    }
    var pivots = 0
    while let leaving = oldestNegative(of: candidates) {
      let component = component(of: leaving)
      let isDual = components[component].isMinimised && pivots <= tableau.variables.count
      let choice = isDual ? cheapestHelp(against: leaving) : oldestHelp(against: leaving)
      guard let choice else { return parts(of: leaving) }
      pivots += 1
      components[component].wear += 1
      components[component].isUnique =
        components[component].isUnique && choice.isTheOnlyOne
      components[component].isMinimised = components[component].isUnique
      candidates += tableau.columns[choice.variable]
      candidates.append(choice.variable)
      tableau.pivot(entering: choice.variable, leaving: leaving)
    }
    return nil
  }

  /// Returns the constraints that a basic variable's row consists of, and its own.
  private func parts(of variable: Int32) -> [Int32] {
    let owner = tableau.variables[variable].owner
    return owners(inRowOf: variable) + (owner >= 0 ? [owner] : [])
  }

  private func oldestNegative(of variables: [Int32]) -> Int32? {
    var oldest: Int32?
    for variable in variables where tableau.variables[variable].status == .basic {
      guard tableau.variables[variable].role != .dummy else { continue }
      guard tableau.rows[variable].constant < -Tolerance.feasibility else { continue }
      if let oldest, tableau.variables[oldest].age <= tableau.variables[variable].age { continue }
      oldest = variable
    }
    return oldest
  }

  private func oldestHelp(against leaving: Int32) -> (variable: Int32, isTheOnlyOne: Bool)? {
    oldest(in: leaving) { $0 > Tolerance.step }.map { ($0, false) }
  }

  /// Returns the variable with the least cost per gain, the oldest of equals, and whether its cost
  /// is positive and unequalled, so that the optimum is unique after it has entered.
  private func cheapestHelp(against leaving: Int32) -> (variable: Int32, isTheOnlyOne: Bool)? {
    var best: (variable: Int32, cost: [Cost])?
    var isTheOnlyOne = false
    for term in tableau.terms(of: leaving) where term.coefficient > Tolerance.step {
      guard tableau.variables[term.variable].role != .dummy else { continue }
      let cost = costs(of: term.variable, times: 1 / term.coefficient)
      guard let current = best else {
        best = (term.variable, cost)
        isTheOnlyOne = !cost.isEmpty
        continue
      }
      let order = Cost.compare(cost, current.cost)
      if order == 0 { isTheOnlyOne = false }
      let isOlder = tableau.variables[term.variable].age < tableau.variables[current.variable].age
      if order < 0 || order == 0 && isOlder { best = (term.variable, cost) }
      if order < 0 { isTheOnlyOne = !cost.isEmpty }
    }
    return best.map { ($0.variable, isTheOnlyOne) }
  }

  /// Returns the growth of errors by priority, highest first, if a nonbasic variable grows.
  private func costs(of variable: Int32, times factor: Double) -> [Cost] {
    var costs: [Cost] = []
    func add(_ error: Int32, _ coefficient: Double) {
      guard tableau.variables[error].role == .error else { return }
      let priority = constraints[tableau.variables[error].owner].priority(of: error)
      let index = costs.firstIndex { $0.priority <= priority } ?? costs.count
      if index < costs.count, costs[index].priority == priority {
        costs[index].amount += coefficient * factor
      } else {
        costs.insert(Cost(priority: priority, amount: coefficient * factor), at: index)
      }
    }
    add(variable, 1)
    for row in tableau.columns[variable] {
      add(row, tableau.coefficient(of: variable, in: row))
    }
    costs.removeAll { Tolerance.isWithin($0.amount, Tolerance.cost) }
    return costs
  }
}
