extension ConstraintSystem {
  /// Makes the errors of a component as small as they get, the highest priority first.
  ///
  /// At one priority the variable enters that lessens the sum most per point, of equals the oldest;
  /// of the rows that stop it first the oldest leaves. What would make a higher priority worse is
  /// frozen. After as many steps without gain as the component has variables the oldest enters
  /// instead (Bland's rule) until there is a gain, so no basis comes twice.
  mutating func minimise(_ component: Int32) {
    let restricted = restrictedVariables(of: component)
    minimiseErrors(of: component, patience: restricted.count)
    judgeUniqueness(of: component, restricted)
    components[Int(component)].isMinimised = true
    for variable in restricted { isFrozen[Int(variable)] = false }
  }

  /// Freezes all that has a cost; a minimised component does not change by it.
  mutating func freezeCosts(of component: Int32) {
    minimiseErrors(of: component, patience: 0)
    isUnbounded = false
  }

  private mutating func minimiseErrors(of component: Int32, patience: Int) {
    let wishes = wishesByPriority(of: component)
    var start = 0
    while start < wishes.count {
      var end = start
      while end < wishes.count, wishes[end].priority == wishes[start].priority { end += 1 }
      sumErrors(of: wishes[start..<end])
      lessenSum(component, patience: patience)
      for index in 0..<sum.touched.count {
        let variable = sum.touched[index]
        if tableau[variable].role == .dummy { continue }
        if abs(sum.coefficients[Int(variable)]) > Tolerance.cost { isFrozen[Int(variable)] = true }
      }
      sum.clear()
      start = end
    }
  }

  private func wishesByPriority(of component: Int32) -> [(priority: Float, error: Int32)] {
    var wishes: [(priority: Float, error: Int32)] = []
    wishes.reserveCapacity(components[Int(component)].constraints.count)
    for slot in components[Int(component)].constraints {
      let priority = constraints[Int(slot)].priority
      guard priority < 1000, let second = constraints[Int(slot)].second else { continue }
      if constraints[Int(slot)].relation == .equal {
        wishes.append((priority, constraints[Int(slot)].first.variable))
      }
      wishes.append((priority, second.variable))
    }
    wishes.sort { $0.priority > $1.priority }
    return wishes
  }

  private mutating func sumErrors(of wishes: ArraySlice<(priority: Float, error: Int32)>) {
    for wish in wishes {
      if tableau[wish.error].place == .basic {
        sum.add(tableau.rows[Int(wish.error)], times: 1)
      } else {
        sum.add(wish.error, 1)
      }
    }
  }

  /// Makes the sum as small as variables that are not frozen can.
  mutating func lessenSum(_ component: Int32, patience: Int) {
    var idleSteps = 0
    var least = sum.constant
    gains.removeAll()
    for index in 0..<sum.touched.count { noteGain(of: sum.touched[index]) }
    while let entering = idleSteps > patience ? oldestGain() : greatestGain() {
      guard let leaving = tableau.leaving(for: entering) else {
        isUnbounded = true
        isFrozen[Int(entering)] = true
        continue
      }
      tableau.pivot(entering: entering, leaving: leaving.variable)
      addPivoted(entering)
      idleSteps = sum.constant < least - Tolerance.step ? 0 : idleSteps + 1
      least = min(least, sum.constant)
      components[Int(component)].wear += 1
      components[Int(component)].isAsBuilt = false
    }
  }

  /// Writes the new row of a variable into the sum.
  private mutating func addPivoted(_ entering: Int32) {
    let factor = sum.take(entering)
    sum.constant += factor * tableau.rows[Int(entering)].constant
    for index in tableau.rows[Int(entering)].terms.indices {
      let term = tableau.rows[Int(entering)].terms[index]
      sum.add(term.variable, term.coefficient * factor)
      noteGain(of: term.variable)
    }
  }

  private mutating func noteGain(of variable: Int32) {
    let cost = sum.coefficients[Int(variable)]
    guard cost < -Tolerance.cost, !isFrozen[Int(variable)] else { return }
    let record = tableau[variable]
    guard record.role != .dummy else { return }
    gains.insert(Gain(cost: cost, age: record.age, variable: variable))
  }

  /// What lessens the sum most per point, of equals the oldest.
  private mutating func greatestGain() -> Int32? {
    while let gain = gains.popLeast() {
      let cost = sum.coefficients[Int(gain.variable)]
      let isCurrent = Gain(cost: cost, age: gain.age, variable: gain.variable) == gain
      if isCurrent && !isFrozen[Int(gain.variable)] { return gain.variable }
    }
    return nil
  }

  private func oldestGain() -> Int32? {
    sum.touched.filter {
      sum.coefficients[Int($0)] < -Tolerance.cost && !isFrozen[Int($0)]
        && tableau[$0].role != .dummy
    }.min { tableau[$0].age < tableau[$1].age }
  }

  /// A component's sizes and the variables of its constraints.
  func restrictedVariables(of component: Int32) -> [Int32] {
    var variables = components[Int(component)].unknowns.filter { tableau[$0].role == .size }
    for slot in components[Int(component)].constraints {
      variables.append(constraints[Int(slot)].first.variable)
      if let second = constraints[Int(slot)].second { variables.append(second.variable) }
    }
    return variables
  }
}
