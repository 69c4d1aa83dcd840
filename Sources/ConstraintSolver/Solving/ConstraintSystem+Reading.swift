extension ConstraintSystem {
  /// Returns the unknowns whose values changed since the last call.
  func takeChanged() -> [LayoutVariable] {
    for index in changed.indices { tableau.variables[changed[index]].isListedAsChanged = false }
    defer { changed.removeAll() }
    return changed.indices.map { LayoutVariable(index: changed[$0]) }
  }

  /// Releases an unknown.
  func forget(_ unknown: Int32) {
    if tableau.variables[unknown].isListedAsChanged { changed.removeAll { $0 == unknown } }
    freeVariable(unknown)
  }

  /// Returns the nonbasic variables that an unknown consists of.
  func expression(of unknown: Int32) -> [Int32] {
    defer { sum.clear() }
    sum.add(unknown, 1)
    expandDefinition(of: unknown)
    expandRows()
    return sum.touched.indices.compactMap {
      let variable = sum.touched[$0]
      return !Tolerance.isWithin(sum.coefficients[variable], Tolerance.coefficient) ? variable : nil
    }
  }

  /// Returns the constraint of an auxiliary variable.
  func owner(of variable: Int32) -> Int32? {
    tableau.variables[variable].owner >= 0 ? tableau.variables[variable].owner : nil
  }
}
