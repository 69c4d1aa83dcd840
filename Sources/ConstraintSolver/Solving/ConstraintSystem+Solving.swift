extension ConstraintSystem {
  /// Solves the listed components.
  func solve() {
    guard !listed.isEmpty || hasStaleComponents || !negativeOnes.isEmpty else { return }
    settle()
    rebuildStaleComponents()
    var index = 0
    while index < listed.count {
      let component = listed[index]
      index += 1
      components[component].isListed = false
      guard components[component].isInUse else {
        freeComponents.append(component)
        continue
      }
      solve(component)
    }
    listed.removeAll()
  }

  /// Solves a component. An edited component with multiple optima is rebuilt, so that values depend
  /// on the constraints, not on earlier values.
  private func solve(_ component: Int32) {
    if !components[component].isMinimised {
      let isAsBuilt = components[component].isAsBuilt
      minimise(component)
      components[component].isCanonical = isAsBuilt
      if isAsBuilt { components[component].wear = 0 }
    }
    let state = components[component]
    let isWorn = state.wear > 16 * state.weight
    if isWorn || !(state.isCanonical || state.isUnique || state.isUniqueNow) {
      rebuild([component])
    } else {
      evaluate(component)
    }
  }

  // MARK: Values

  private func evaluate(_ component: Int32) {
    if !components[component].isOrdered { sortPositions(of: component) }
    for unknown in unknownChains[components[component].unknowns] {
      let status = tableau.variables[unknown].status
      if status != .defined {
        publish(status == .basic ? tableau.rows[unknown].constant : 0, for: unknown)
      }
    }
    for position in orderChains[components[component].order] {
      var value = tableau.rows[position].constant
      for term in tableau.terms(of: position) {
        value += term.coefficient * tableau.value(of: term.variable)
      }
      publish(value, for: position)
    }
  }

  private func sortPositions(of component: Int32) {
    sortedPositions.removeAll()
    for unknown in unknownChains[components[component].unknowns]
    where tableau.variables[unknown].status == .defined {
      sortDefinitions(below: unknown, within: component)
    }
    endWalk()
    var order = Chains.Chain()
    for index in sortedPositions.indices { orderChains.append(sortedPositions[index], to: &order) }
    components[component].order = order
    components[component].isOrdered = true
  }

  /// Stores a value that changed by more than rounding errors, and lists the components that depend
  /// on it.
  func publish(_ value: Double, for unknown: Int32) {
    if Tolerance.isWithin(tableau.variables[unknown].value - value, Tolerance.step) { return }
    tableau.variables[unknown].value = value
    if !tableau.variables[unknown].isListedAsChanged {
      tableau.variables[unknown].isListedAsChanged = true
      changed.append(unknown)
    }
    let own = tableau.variables[unknown].component
    for slot in users[unknown] where constraints[slot].component != own {
      list(constraints[slot].component)
    }
  }
}
