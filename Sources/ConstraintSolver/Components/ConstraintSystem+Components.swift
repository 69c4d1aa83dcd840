extension ConstraintSystem {
  /// Returns the component of a variable; -1 for none.
  func component(of variable: Int32) -> Int32 {
    let record = tableau.variables[variable]
    return record.owner < 0 ? record.component : constraints[record.owner].component
  }

  /// Merges a constraint's components into one, which contains the constraint.
  func unite(_ slot: Int32) {
    var target: Int32 = -1
    for term in terms(of: slot) where !tableau.isDetermined(term.variable) {
      let other = component(of: term.variable)
      guard other >= 0, other != target else { continue }
      target = target < 0 ? other : merge(target, other)
    }
    if target < 0 { target = makeComponent() }
    var component = components[target]
    for term in terms(of: slot) where tableau.variables[term.variable].component < 0 {
      tableau.variables[term.variable].component = target
      unknownChains.append(term.variable, to: &component.unknowns)
    }
    constraints[slot].component = target
    constraintChains.append(slot, to: &component.constraints)
    component.isOrdered = false
    component.isMinimised = false
    component.isUnique = false
    component.isCanonical = false
    components[target] = component
    list(target)
  }

  private func makeComponent() -> Int32 {
    if let position = freeComponents.popLast() {
      components[position] = Component()
      return position
    }
    components.append(Component())
    return Int32(components.count - 1)
  }

  /// Merges the smaller component into the larger one, which is returned.
  private func merge(_ one: Int32, _ other: Int32) -> Int32 {
    let isLarger = components[one].weight >= components[other].weight
    let (kept, given) = isLarger ? (one, other) : (other, one)
    let old = components[given]
    for variable in unknownChains[old.unknowns] { tableau.variables[variable].component = kept }
    for slot in constraintChains[old.constraints] { constraints[slot].component = kept }
    var component = components[kept]
    unknownChains.append(old.unknowns, to: &component.unknowns)
    constraintChains.append(old.constraints, to: &component.constraints)
    component.isAsBuilt = component.isAsBuilt && old.isAsBuilt
    component.isStale = component.isStale || old.isStale
    component.wear += old.wear
    components[kept] = component
    retire(given)
    return kept
  }

  /// Releases a component, immediately or once it is no longer listed.
  func retire(_ component: Int32) {
    components[component].isInUse = false
    components[component].unknowns = Chains.Chain()
    components[component].constraints = Chains.Chain()
    if !components[component].isListed { freeComponents.append(component) }
  }

  /// Lists a component for the next `solve`.
  func list(_ component: Int32) {
    guard component >= 0, !components[component].isListed else { return }
    components[component].isListed = true
    listed.append(component)
  }

  func markStale(_ component: Int32) {
    guard component >= 0 else { return }
    components[component].isStale = true
    hasStaleComponents = true
    list(component)
  }
}
