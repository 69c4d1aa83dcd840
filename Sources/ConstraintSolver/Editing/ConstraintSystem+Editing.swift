extension ConstraintSystem {
  /// Changes a constraint's constant; returns the constraints in the way instead, after which all
  /// is as before.
  mutating func setConstant(_ constant: Double, of slot: Int32) -> Refusal? {
    let old = constraints[Int(slot)].constant
    guard constant != old else { return nil }
    guard constraints[Int(slot)].isRequired else {
      negativeOnes += shift(slot, by: constant - old)
      constraints[Int(slot)].constant = constant
      return nil
    }
    settle()
    rebuildStaleComponents()
    let moved = shift(slot, by: constant - old)
    constraints[Int(slot)].constant = constant
    guard let conflict = restoreFeasibility(of: moved) else { return nil }
    constraints[Int(slot)].constant = old
    for row in shift(slot, by: old - constant) { markStale(component(of: row)) }
    return Refusal(owners: conflict.filter { $0 != slot })
  }

  /// Mends what edits of wishes have left: those cannot be refused, so that it can wait until both
  /// of a size's wishes have changed, after which there often is nothing to mend.
  mutating func settle() {
    guard !negativeOnes.isEmpty else { return }
    // Errors can always make good what a wish asks for, but for rounding: then all is built anew.
    if restoreFeasibility(of: negativeOnes) != nil {
      for row in negativeOnes { markStale(component(of: row)) }
    }
    negativeOnes.removeAll(keepingCapacity: true)
  }

  /// Moves the constants of all rows that contain a constraint. Returns the basic variables whose
  /// rows moved.
  private mutating func shift(_ slot: Int32, by difference: Double) -> [Int32] {
    let marker = constraints[Int(slot)].first
    let factor = difference / marker.coefficient
    list(constraints[Int(slot)].component)
    for position in tableau.definitions[marker.variable] {
      let share = tableau.rows[Int(position)].coefficient(of: marker.variable)
      tableau.rows[Int(position)].constant += share * factor
      list(component(of: position))
    }
    var moved = Array(tableau.columns[marker.variable])
    for row in moved {
      let share = tableau.rows[Int(row)].coefficient(of: marker.variable)
      tableau.rows[Int(row)].constant += share * factor
    }
    if tableau[marker.variable].place == .basic {
      tableau.rows[Int(marker.variable)].constant -= factor
      moved.append(marker.variable)
    }
    for row in moved {
      let component = Int(component(of: row))
      components[component].isAsBuilt = false
      components[component].isCanonical = false
      components[component].isMinimised =
        components[component].isMinimised && components[component].isUnique
      components[component].wear += 1
      list(Int32(component))
    }
    return moved
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
