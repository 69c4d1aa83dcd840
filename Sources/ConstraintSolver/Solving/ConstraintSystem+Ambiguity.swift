extension ConstraintSystem {
  /// Returns whether an unknown can change without changing errors.
  ///
  /// Variables with a cost remain zero; the unknown is maximised and minimised with the others, in
  /// a copy of the rows.
  func isAmbiguous(_ unknown: Int32) -> Bool {
    let loose = expression(of: unknown).filter { tableau.variables[$0].role != .dummy }
    if loose.isEmpty { return false }
    if loose.contains(where: { tableau.variables[$0].role == .position }) { return true }
    let component = tableau.variables[unknown].component
    guard component >= 0 else { return true }
    let trial = ConstraintSystem(copyOf: self)
    return trial.canChange(unknown, in: component)
  }

  private func canChange(_ unknown: Int32, in component: Int32) -> Bool {
    freezeCosts(of: component)
    listRestricted(of: component)
    for factor in [1.0, -1.0] {
      sum.add(unknown, factor)
      expandDefinition(of: unknown)
      expandRows()
      let before = sum.constant
      lessenSum(component, patience: restricted.count)
      if isUnbounded || sum.constant < before - Tolerance.feasibility { return true }
      sum.clear()
    }
    return false
  }
}
