extension ConstraintEngine {
  /// Returns the constraints that determine a variable's value, in order of addition.
  public func constraintsDeciding(_ variable: LayoutVariable) -> [ConstraintToken] {
    system.solve()
    let owners = Set(system.expression(of: variable.index).compactMap { system.owner(of: $0) })
    return owners.map { token(of: $0) }.sorted { $0.order < $1.order }
  }

  /// Returns an error with a minimal set of conflicting constraints.
  func unsatisfiable(_ refusal: Refusal, by refused: LinearConstraint) -> Unsatisfiable {
    var tokens = Set(refusal.owners).map { token(of: $0) }.sorted { $0.order < $1.order }
    for token in tokens {
      let others = tokens.filter { $0 != token }
      if !canHold(others.map { constraint(of: $0) } + [refused]) { tokens = others }
    }
    return Unsatisfiable(conflicting: tokens)
  }

  private func canHold(_ constraints: [LinearConstraint]) -> Bool {
    let trial = ConstraintSystem()
    var copies: [LayoutVariable: LayoutVariable] = [:]
    for var constraint in constraints {
      for index in constraint.terms.indices {
        let original = constraint.terms[index].variable
        let role = system.tableau.variables[original.index].role
        let copy = copies[original] ?? LayoutVariable(index: trial.makeVariable(role))
        copies[original] = copy
        constraint.terms[index].variable = copy
      }
      if case .failure = trial.add(constraint) { return false }
    }
    return true
  }
}
