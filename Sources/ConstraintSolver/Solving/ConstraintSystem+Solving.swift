extension ConstraintSystem {
  /// Solves what is listed.
  mutating func solve() {
    guard !listed.isEmpty || hasStaleComponents || !negativeOnes.isEmpty else { return }
    settle()
    rebuildStaleComponents()
    var index = 0
    while index < listed.count {
      let component = listed[index]
      index += 1
      components[Int(component)].isListed = false
      guard components[Int(component)].isInUse else {
        freeComponents.append(component)
        continue
      }
      solve(component)
    }
    listed.removeAll(keepingCapacity: true)
  }

  /// A component that has been edited is built again where several solutions are equally good, so
  /// that values depend on the constraints, not on what they were before.
  private mutating func solve(_ component: Int32) {
    if !components[Int(component)].isMinimised {
      let isAsBuilt = components[Int(component)].isAsBuilt
      minimise(component)
      components[Int(component)].isCanonical = isAsBuilt
      if isAsBuilt { components[Int(component)].wear = 0 }
    }
    let state = components[Int(component)]
    let isWorn = state.wear > 16 * (state.constraints.count + state.unknowns.count)
    if isWorn || !(state.isCanonical || state.isUnique || state.isUniqueNow) {
      rebuild([component])
    } else {
      evaluate(component)
    }
  }

  // MARK: Values

  private mutating func evaluate(_ component: Int32) {
    if !components[Int(component)].isOrdered {
      let positions = components[Int(component)].unknowns.filter {
        tableau[$0].place == .defined
      }
      components[Int(component)].order = definitionsBelow(positions, within: component)
      components[Int(component)].isOrdered = true
    }
    for index in 0..<components[Int(component)].unknowns.count {
      let unknown = components[Int(component)].unknowns[index]
      if tableau[unknown].place == .defined { continue }
      let isBasic = tableau[unknown].place == .basic
      publish(isBasic ? tableau.rows[Int(unknown)].constant : 0, for: unknown)
    }
    for index in 0..<components[Int(component)].order.count {
      let position = components[Int(component)].order[index]
      var value = tableau.rows[Int(position)].constant
      for place in 0..<tableau.rows[Int(position)].terms.count {
        let term = tableau.rows[Int(position)].terms[place]
        value += term.coefficient * tableau.value(of: term.variable)
      }
      publish(value, for: position)
    }
  }

  /// Keeps a value that changed by more than rounding; components that take it from here are
  /// evaluated again.
  mutating func publish(_ value: Double, for unknown: Int32) {
    guard abs(tableau[unknown].value - value) > Tolerance.step else { return }
    tableau[unknown].value = value
    if !tableau[unknown].isListedAsChanged {
      tableau[unknown].isListedAsChanged = true
      changed.append(unknown)
    }
    let own = tableau[unknown].component
    for slot in users[unknown] where constraints[Int(slot)].component != own {
      list(constraints[Int(slot)].component)
    }
  }
}
