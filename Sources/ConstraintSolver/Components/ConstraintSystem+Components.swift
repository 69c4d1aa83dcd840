extension ConstraintSystem {
  /// The component of any variable, or -1.
  func component(of variable: Int32) -> Int32 {
    let record = tableau[variable]
    return record.owner < 0 ? record.component : constraints[Int(record.owner)].component
  }

  /// Puts a constraint, and all that it ties together, into one component.
  mutating func unite(_ slot: Int32) {
    var target: Int32 = -1
    for index in 0..<constraints[Int(slot)].terms.count {
      let variable = constraints[Int(slot)].terms[index].variable
      guard !tableau.isDetermined(variable) else { continue }
      let other = component(of: variable)
      guard other >= 0, other != target else { continue }
      target = target < 0 ? other : merge(target, other)
    }
    if target < 0 { target = makeComponent() }
    for index in 0..<constraints[Int(slot)].terms.count {
      let variable = constraints[Int(slot)].terms[index].variable
      guard tableau[variable].component < 0 else { continue }
      tableau[variable].component = target
      components[Int(target)].unknowns.append(variable)
    }
    constraints[Int(slot)].component = target
    components[Int(target)].constraints.append(slot)
    components[Int(target)].isOrdered = false
    components[Int(target)].isMinimised = false
    components[Int(target)].isUnique = false
    components[Int(target)].isCanonical = false
    list(target)
  }

  mutating func makeComponent() -> Int32 {
    if let place = freeComponents.popLast() {
      components[Int(place)] = Component()
      return place
    }
    components.append(Component())
    return Int32(components.count - 1)
  }

  /// Moves the smaller component's members into the larger, which is returned.
  mutating func merge(_ one: Int32, _ other: Int32) -> Int32 {
    let isLarger = weight(of: one) >= weight(of: other)
    let (kept, given) = isLarger ? (one, other) : (other, one)
    let old = components[Int(given)]
    for variable in old.unknowns { tableau[variable].component = kept }
    for slot in old.constraints { constraints[Int(slot)].component = kept }
    components[Int(kept)].unknowns += old.unknowns
    components[Int(kept)].constraints += old.constraints
    components[Int(kept)].isAsBuilt = components[Int(kept)].isAsBuilt && old.isAsBuilt
    components[Int(kept)].isStale = components[Int(kept)].isStale || old.isStale
    components[Int(kept)].wear += old.wear
    components[Int(given)].isInUse = false
    components[Int(given)].unknowns = []
    components[Int(given)].constraints = []
    retire(given)
    return kept
  }

  private func weight(of component: Int32) -> Int {
    components[Int(component)].unknowns.count + components[Int(component)].constraints.count
  }

  /// Frees a component's place, once it is in no list.
  mutating func retire(_ component: Int32) {
    components[Int(component)].isInUse = false
    if !components[Int(component)].isListed { freeComponents.append(component) }
  }

  /// Has a component looked at by the next `solve`.
  mutating func list(_ component: Int32) {
    guard component >= 0, !components[Int(component)].isListed else { return }
    components[Int(component)].isListed = true
    listed.append(component)
  }

  mutating func markStale(_ component: Int32) {
    guard component >= 0 else { return }
    components[Int(component)].isStale = true
    hasStaleComponents = true
    list(component)
  }
}
