extension ConstraintEngine {
  /// Returns whether multiple values of a variable satisfy the constraints equally well.
  public func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    system.solve()
    return system.isAmbiguous(variable.index)
  }
}
