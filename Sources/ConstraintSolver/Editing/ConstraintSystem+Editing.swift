extension ConstraintSystem {
  /// Changes a constraint's constant; returns the constraints in the way instead, after which all
  /// is as before.
  mutating func setConstant(_ constant: Double, of slot: Int32) -> Refusal? {
    rebuildStaleComponents()
    let old = constraints[Int(slot)].constant
    guard constant != old else { return nil }
    let touched = shift(slot, by: constant - old)
    constraints[Int(slot)].constant = constant
    for component in touched {
      guard let conflict = restoreFeasibility(of: component) else { continue }
      constraints[Int(slot)].constant = old
      shiftBack(slot, by: old - constant, touched)
      return Refusal(owners: conflict.filter { $0 != slot })
    }
    return nil
  }

  /// Moves the constants of all rows that contain a constraint. Returns the components of rows that
  /// pivots may have to mend.
  private mutating func shift(_ slot: Int32, by difference: Double) -> [Int32] {
    let marker = constraints[Int(slot)].first
    let factor = difference / marker.coefficient
    list(constraints[Int(slot)].component)
    for position in tableau.definitions[Int(marker.variable)] {
      let share = tableau.rows[Int(position)].coefficient(of: marker.variable)
      tableau.rows[Int(position)].constant += share * factor
      list(component(of: position))
    }
    var touched: [Int32] = []
    func note(_ component: Int32) {
      if touched.last != component, !touched.contains(component) { touched.append(component) }
    }
    for user in tableau.columns[Int(marker.variable)] {
      let share = tableau.rows[Int(user)].coefficient(of: marker.variable)
      tableau.rows[Int(user)].constant += share * factor
      note(component(of: user))
    }
    if tableau[marker.variable].place == .basic {
      tableau.rows[Int(marker.variable)].constant -= factor
      note(component(of: marker.variable))
    }
    for component in touched {
      components[Int(component)].isAsBuilt = false
      components[Int(component)].isCanonical = false
      components[Int(component)].wear += 1
      list(component)
    }
    return touched
  }

  private mutating func shiftBack(_ slot: Int32, by difference: Double, _ touched: [Int32]) {
    _ = shift(slot, by: difference)
    for component in touched { markStale(component) }
  }

  /// Pivots until no size, slack or error is negative; returns the constraints in the way.
  ///
  /// The oldest negative variable leaves and the oldest that can help enters: the dual simplex
  /// algorithm with all costs zero and Bland's rule, so no basis comes twice.
  private mutating func restoreFeasibility(of component: Int32) -> [Int32]? {
    let basics = restrictedVariables(of: component)
    for variable in basics where tableau[variable].role == .dummy {
      guard tableau[variable].place == .basic else { continue }
      let row = tableau.rows[Int(variable)]
      if abs(row.constant) > Tolerance.feasibility {
        return owners(in: row) + [tableau[variable].owner]
      }
    }
    while let leaving = oldestNegative(of: basics) {
      let row = tableau.rows[Int(leaving)]
      guard let entering = oldestHelp(against: row) else {
        let owner = tableau[leaving].owner
        return owners(in: row) + (owner >= 0 ? [owner] : [])
      }
      components[Int(component)].wear += 1
      components[Int(component)].isMinimised = false
      components[Int(component)].isUnique = false
      tableau.pivot(entering: entering, leaving: leaving)
    }
    return nil
  }

  private func oldestNegative(of variables: [Int32]) -> Int32? {
    var oldest: Int32?
    for variable in variables where tableau[variable].place == .basic {
      guard tableau[variable].role != .dummy else { continue }
      guard tableau.rows[Int(variable)].constant < -Tolerance.feasibility else { continue }
      if let oldest, tableau[oldest].age < tableau[variable].age { continue }
      oldest = variable
    }
    return oldest
  }

  private func oldestHelp(against row: Row) -> Int32? {
    row.terms.lazy
      .filter { $0.coefficient > Tolerance.step && tableau[$0.variable].role != .dummy }
      .min { tableau[$0.variable].age < tableau[$1.variable].age }?.variable
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

  /// Changes how important a wish is.
  mutating func setPriority(_ priority: Float, of slot: Int32) {
    constraints[Int(slot)].priority = priority
    let component = constraints[Int(slot)].component
    components[Int(component)].isMinimised = false
    components[Int(component)].isUnique = false
    components[Int(component)].isCanonical = false
    list(component)
  }
}
