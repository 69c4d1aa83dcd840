extension ConstraintSystem {
  /// Takes a constraint out; its component is built again before anything else happens to it.
  mutating func remove(_ slot: Int32) {
    constraints[Int(slot)].isRemoved = true
    for term in constraints[Int(slot)].terms { users.remove(slot, from: term.variable) }
    markStale(constraints[Int(slot)].component)
  }

  /// Builds components again of which a constraint was removed, and those that took numbers from
  /// them.
  mutating func rebuildStaleComponents() {
    guard hasStaleComponents else { return }
    hasStaleComponents = false
    var stale = listed.filter {
      components[Int($0)].isInUse && components[Int($0)].isStale
    }
    var index = 0
    while index < stale.count {
      for unknown in components[Int(stale[index])].unknowns {
        for slot in users[unknown] {
          let other = constraints[Int(slot)].component
          guard !components[Int(other)].isStale else { continue }
          components[Int(other)].isStale = true
          stale.append(other)
        }
      }
      index += 1
    }
    rebuild(stale)
  }

  /// Builds components again from their constraints, in order of addition.
  mutating func rebuild(_ stale: [Int32]) {
    var unknowns: [Int32] = []
    var slots: [Int32] = []
    for component in stale {
      unknowns += components[Int(component)].unknowns
      slots += components[Int(component)].constraints
      components[Int(component)].unknowns = []
      components[Int(component)].constraints = []
      retire(component)
    }
    for unknown in unknowns {
      clearRow(of: unknown)
      tableau[unknown].component = -1
    }
    for slot in slots {
      clearRow(of: constraints[Int(slot)].first.variable)
      if let second = constraints[Int(slot)].second { clearRow(of: second.variable) }
    }
    slots.sort { constraints[Int($0)].order < constraints[Int($1)].order }
    for slot in slots {
      if constraints[Int(slot)].isRemoved { free(slot) } else { placeAgain(slot) }
    }
    for unknown in unknowns where tableau[unknown].component < 0 { publish(0, for: unknown) }
  }

  /// What held before holds again, but for rounding: a constraint that was just within tolerance
  /// may now be just outside, and has no row then.
  private mutating func placeAgain(_ slot: Int32) {
    unite(slot)
    _ = place(slot)
  }

  private mutating func clearRow(of variable: Int32) {
    switch tableau[variable].place {
    case .basic: tableau.takeRow(of: variable)
    case .defined: tableau.undefine(variable)
    case .nonbasic: break
    }
  }

  private mutating func free(_ slot: Int32) {
    let constraint = constraints[Int(slot)]
    freeVariable(constraint.first.variable)
    if let second = constraint.second { freeVariable(second.variable) }
    constraints[Int(slot)].order = -1
    constraints[Int(slot)].terms = []
    freeConstraints.append(slot)
  }
}
