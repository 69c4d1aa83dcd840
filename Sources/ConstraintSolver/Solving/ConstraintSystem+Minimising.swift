extension ConstraintSystem {
  /// Minimises the errors of a component, highest priority first.
  ///
  /// At each priority the variable with the greatest gain per point enters, the oldest of equals;
  /// of the rows that limit it first, the oldest leaves. Variables that would increase errors of
  /// higher priority are frozen. After as many steps without gain as the component has variables,
  /// the oldest enters (Bland's rule) until there is a gain, so that no basis repeats.
  func minimise(_ component: Int32) {
    listRestricted(of: component)
    minimiseErrors(of: component, patience: restricted.count)
    judgeUniqueness(of: component)
    components[component].isMinimised = true
    for index in restricted.indices { isFrozen[restricted[index]] = false }
  }

  /// Freezes all variables with a cost; a minimised component is not changed.
  func freezeCosts(of component: Int32) {
    minimiseErrors(of: component, patience: 0)
    isUnbounded = false
  }

  private func minimiseErrors(of component: Int32, patience: Int) {
    listErrorTerms(of: component)
    var start = 0
    while start < errorTerms.count {
      var end = start
      while end < errorTerms.count, errorTerms[end].priority == errorTerms[start].priority {
        end += 1
      }
      for index in SlotIndices(start, end) { sumError(errorTerms[index].error) }
      lessenSum(component, patience: patience)
      for index in sum.touched.indices {
        let variable = sum.touched[index]
        if tableau.variables[variable].role == .dummy { continue }
        if !Tolerance.isWithin(sum.coefficients[variable], Tolerance.cost) {
          isFrozen[variable] = true
        }
      }
      sum.clear()
      start = end
    }
  }

  /// Lists the errors of a component, highest priority first, then in the order of constraints.
  private func listErrorTerms(of component: Int32) {
    errorTerms.removeAll()
    for slot in constraintChains[components[component].constraints] {
      let constraint = constraints[slot]
      guard constraint.priority < 1000, let second = constraint.second else { continue }
      if constraint.relation == .equal {
        errorTerms.append(
          ErrorTerm(priority: constraint.priority, error: constraint.first.variable))
      }
      errorTerms.append(ErrorTerm(priority: constraint.secondPriority, error: second.variable))
    }
    sortErrorTerms()
  }

  /// Puts the highest priorities first and leaves the order within one. There are few, mostly.
  private func sortErrorTerms() {
    guard errorTerms.count <= 16 else { return errorTerms.sort { $0.priority > $1.priority } }
    var index = 1
    while index < errorTerms.count {
      let errorTerm = errorTerms[index]
      var position = index
      while position > 0, errorTerms[position - 1].priority < errorTerm.priority {
        errorTerms[position] = errorTerms[position - 1]
        position -= 1
      }
      errorTerms[position] = errorTerm
      index += 1
    }
  }

  private func sumError(_ error: Int32) {
    if tableau.variables[error].status == .basic {
      sum.addRow(of: error, in: tableau, times: 1)
    } else {
      sum.add(error, 1)
    }
  }

  /// Minimises the sum with variables that are not frozen.
  func lessenSum(_ component: Int32, patience: Int) {
    var idleSteps = 0
    var least = sum.constant
    gains.removeAll()
    for index in sum.touched.indices { noteGain(of: sum.touched[index]) }
    while let entering = idleSteps > patience ? oldestGain() : maximumGain() {
      guard let leaving = tableau.leaving(for: entering) else {
        isUnbounded = true
        isFrozen[entering] = true
        continue
      }
      tableau.pivot(entering: entering, leaving: leaving.variable)
      addPivoted(entering)
      idleSteps = sum.constant < least - Tolerance.step ? 0 : idleSteps + 1
      least = min(least, sum.constant)
      components[component].wear += 1
      components[component].isAsBuilt = false
    }
  }

  /// Substitutes the new row of a variable in the sum.
  private func addPivoted(_ entering: Int32) {
    let factor = sum.take(entering)
    sum.constant += factor * tableau.rows[entering].constant
    for term in tableau.terms(of: entering) {
      sum.add(term.variable, term.coefficient * factor)
      noteGain(of: term.variable)
    }
  }

  private func noteGain(of variable: Int32) {
    let cost = sum.coefficients[variable]
    guard cost < -Tolerance.cost, !isFrozen[variable] else { return }
    let record = tableau.variables[variable]
    guard record.role != .dummy else { return }
    gains.insert(Gain(cost: cost, age: record.age, variable: variable))
  }

  /// Returns the variable with the greatest gain per point, the oldest of equals.
  private func maximumGain() -> Int32? {
    while let gain = gains.popLeast() {
      let cost = sum.coefficients[gain.variable]
      let isCurrent = Gain(cost: cost, age: gain.age, variable: gain.variable) == gain
      if isCurrent && !isFrozen[gain.variable] { return gain.variable }
    }
    return nil
  }

  private func oldestGain() -> Int32? {
    var oldest: Int32?
    for index in sum.touched.indices {
      let variable = sum.touched[index]
      guard sum.coefficients[variable] < -Tolerance.cost, !isFrozen[variable] else { continue }
      guard tableau.variables[variable].role != .dummy else { continue }
      if let oldest, tableau.variables[oldest].age < tableau.variables[variable].age { continue }
      oldest = variable
    }
    return oldest
  }

  /// Lists a component's sizes and the auxiliary variables of its constraints.
  func listRestricted(of component: Int32) {
    restricted.removeAll()
    for unknown in unknownChains[components[component].unknowns]
    where tableau.variables[unknown].role == .size {
      restricted.append(unknown)
    }
    for slot in constraintChains[components[component].constraints] {
      restricted.append(constraints[slot].first.variable)
      if let second = constraints[slot].second { restricted.append(second.variable) }
    }
  }
}
