extension ConstraintSystem {
  /// Removes a constraint and marks its component to be rebuilt.
  func remove(_ slot: Int32) {
    constraints[slot].isRemoved = true
    for term in terms(of: slot) { users.remove(slot, from: term.variable) }
    markStale(constraints[slot].component)
  }

  /// Rebuilds components with removed constraints, and those that depend on their values.
  func rebuildStaleComponents() {
    guard hasStaleComponents else { return }
    hasStaleComponents = false
    var stale: [Int32] = []
    for index in listed.indices {
      let component = components[listed[index]]
      if component.isInUse && component.isStale { stale.append(listed[index]) }
    }
    var index = 0
    while index < stale.count {
      for unknown in unknownChains[components[stale[index]].unknowns] {
        for slot in users[unknown] {
          let other = constraints[slot].component
          guard !components[other].isStale else { continue }
          components[other].isStale = true
          stale.append(other)
        }
      }
      index += 1
    }
    rebuild(stale)
  }

  /// Rebuilds components from their constraints, in order of addition.
  func rebuild(_ stale: [Int32]) {
    var unknowns: [Int32] = []
    var slots: [Int32] = []
    for component in stale {
      unknowns += unknownChains[components[component].unknowns]
      slots += constraintChains[components[component].constraints]
      retire(component)
    }
    for unknown in unknowns {
      clearRow(of: unknown)
      tableau.variables[unknown].component = -1
    }
    for slot in slots {
      clearRow(of: constraints[slot].first.variable)
      if let second = constraints[slot].second { clearRow(of: second.variable) }
    }
    slots.sort { constraints[$0].order < constraints[$1].order }
    for slot in slots {
      if constraints[slot].isRemoved { free(slot) } else { placeAgain(slot) }
    }
    for unknown in unknowns where tableau.variables[unknown].component < 0 {
      publish(0, for: unknown)
    }
  }

  /// Places a constraint that was satisfied before. Because of rounding errors it may now be
  /// violated, and then has no row.
  private func placeAgain(_ slot: Int32) {
    unite(slot)
    _ = place(slot)
  }

  private func clearRow(of variable: Int32) {
    switch tableau.variables[variable].status {
    case .basic: tableau.removeRow(of: variable)
    case .defined: tableau.undefine(variable)
    case .nonbasic: break
    }
  }

  private func free(_ slot: Int32) {
    let constraint = constraints[slot]
    freeVariable(constraint.first.variable)
    if let second = constraint.second { freeVariable(second.variable) }
    tableau.terms.remove(constraint.terms)
    constraints[slot].order = -1
    constraints[slot].terms = TermList()
    freeConstraints.append(slot)
  }
}
