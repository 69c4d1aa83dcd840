extension ConstraintSystem {
  /// Adds a constraint, or leaves everything unchanged and returns the conflicting constraints.
  func add(_ constraint: LinearConstraint) -> Result<Int32, Refusal> {
    settle()
    rebuildStaleComponents()
    let slot = makeConstraint(constraint)
    unite(slot)
    for term in terms(of: slot) { users.insert(slot, in: term.variable) }
    if let conflict = place(slot) {
      let owners = conflict.filter { $0 != slot }
      remove(slot)
      return .failure(Refusal(owners: owners))
    }
    return .success(slot)
  }

  private func makeConstraint(_ constraint: LinearConstraint) -> Int32 {
    let slot = freeConstraints.popLast() ?? Int32(constraints.count)
    let (first, second) = makeAuxiliaries(for: constraint, owner: slot)
    for term in constraint.terms { sum.add(term.variable.index, term.coefficient) }
    let terms = sum.makeTerms(in: &tableau.terms)
    sum.clear()
    let record = ConstraintRecord(
      terms: terms, constant: constraint.constant, relation: constraint.relation,
      priority: constraint.priority,
      secondPriority: constraint.priorityBelow ?? constraint.priority, order: nextOrder,
      first: first, second: second)
    nextOrder += 1
    if slot < constraints.count { constraints[slot] = record } else { constraints.append(record) }
    return slot
  }

  /// Returns the auxiliary variables: a dummy for a required equation, a slack for a required
  /// inequality, errors for optional constraints: one per direction of violation.
  private func makeAuxiliaries(
    for constraint: LinearConstraint, owner: Int32
  ) -> (RowTerm, RowTerm?) {
    let sign = Double(constraint.relation.rawValue)
    if constraint.relation == .equal {
      guard !constraint.isRequired else {
        return (RowTerm(variable: makeVariable(.dummy, owner: owner), coefficient: 1), nil)
      }
      let above = makeVariable(.error, owner: owner)
      let below = makeVariable(.error, owner: owner)
      return (RowTerm(variable: above, coefficient: -1), RowTerm(variable: below, coefficient: 1))
    }
    let slack = RowTerm(variable: makeVariable(.slack, owner: owner), coefficient: -sign)
    guard !constraint.isRequired else { return (slack, nil) }
    return (slack, RowTerm(variable: makeVariable(.error, owner: owner), coefficient: sign))
  }
}

/// The slots of the constraints that conflict with a rejected constraint.
struct Refusal: Error {
  let owners: [Int32]
}
