extension ConstraintSystem {
  /// Whether an unknown can change while no error does.
  ///
  /// What has a cost stays zero; among the rest the unknown is made as large and as small as it
  /// gets, on a copy of the rows.
  mutating func isAmbiguous(_ unknown: Int32) -> Bool {
    let loose = expression(of: unknown).filter { tableau[$0].role != .dummy }
    if loose.isEmpty { return false }
    if loose.contains(where: { tableau[$0].role == .position }) { return true }
    let component = tableau[unknown].component
    guard component >= 0 else { return true }
    var trial = self
    return trial.canChange(unknown, in: component)
  }

  private mutating func canChange(_ unknown: Int32, in component: Int32) -> Bool {
    freezeCosts(of: component)
    for factor in [1.0, -1.0] {
      sumExpression(of: unknown, times: factor)
      let before = sum.constant
      lessenSum(component, patience: restrictedVariables(of: component).count)
      if isUnbounded || sum.constant < before - Tolerance.feasibility { return true }
      sum.clear()
    }
    return false
  }

  private mutating func sumExpression(of unknown: Int32, times factor: Double) {
    sum.add(unknown, factor)
    if tableau[unknown].place == .defined {
      for position in definitionsBelow([unknown]).reversed() {
        let share = sum.take(position)
        sum.add(tableau.rows[Int(position)], times: share)
      }
    }
    expandRows()
  }
}
