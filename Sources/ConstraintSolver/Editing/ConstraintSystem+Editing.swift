extension ConstraintSystem {
  /// Sets a constraint's constant, or leaves everything unchanged and returns the conflicting
  /// constraints.
  func setConstant(_ constant: Double, of slot: Int32) -> Refusal? {
    let old = constraints[slot].constant
    guard constant != old else { return nil }
    guard constraints[slot].isRequired else {
      shift(slot, by: constant - old)
      for index in moved.indices { negativeOnes.append(moved[index]) }
      constraints[slot].constant = constant
      return nil
    }
    settle()
    rebuildStaleComponents()
    shift(slot, by: constant - old)
    constraints[slot].constant = constant
    guard let conflict = restoreFeasibility(of: moved.indices.map { moved[$0] }) else { return nil }
    constraints[slot].constant = old
    shift(slot, by: old - constant)
    for index in moved.indices { markStale(component(of: moved[index])) }
    return Refusal(owners: conflict.filter { $0 != slot })
  }

  /// Restores feasibility after edits of optional constraints. Since these cannot fail, this is
  /// deferred until both constraints of a size have changed, after which often nothing remains to
  /// be done.
  func settle() {
    guard !negativeOnes.isEmpty else { return }
    // Errors can always compensate, except for rounding errors; then everything is rebuilt.
    let rows = negativeOnes.indices.map { negativeOnes[$0] }
    if restoreFeasibility(of: rows) != nil {
      for row in rows { markStale(component(of: row)) }
    }
    negativeOnes.removeAll()
  }

  /// Changes the constants of all rows that contain a constraint, and lists their basic variables.
  private func shift(_ slot: Int32, by difference: Double) {
    let marker = constraints[slot].first
    let factor = difference / marker.coefficient
    list(constraints[slot].component)
    for position in tableau.definitions[marker.variable] {
      let share = tableau.coefficient(of: marker.variable, in: position)
      tableau.rows[position].constant += share * factor
      list(component(of: position))
    }
    moved.removeAll()
    for row in tableau.columns[marker.variable] {
      let share = tableau.coefficient(of: marker.variable, in: row)
      tableau.rows[row].constant += share * factor
      moved.append(row)
    }
    if tableau.variables[marker.variable].status == .basic {
      tableau.rows[marker.variable].constant -= factor
      moved.append(marker.variable)
    }
    for index in moved.indices {
      let component = component(of: moved[index])
      components[component].isAsBuilt = false
      components[component].isCanonical = false
      components[component].isMinimised =
        components[component].isMinimised && components[component].isUnique
      components[component].wear += 1
      list(component)
    }
  }

  /// Sets the priority of an optional constraint.
  func setPriority(_ priority: Float, of slot: Int32) {
    constraints[slot].priority = priority
    constraints[slot].secondPriority = priority
    let component = constraints[slot].component
    components[component].isMinimised = false
    components[component].isUnique = false
    components[component].isCanonical = false
    list(component)
  }
}
