extension ConstraintEngine {
  /// Whether more than one value of a variable satisfies everything equally well.
  public func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    system.solve()
    return system.isAmbiguous(variable.index)
  }
}
