extension ConstraintSystem {
  /// The unknowns whose values changed since this was last asked.
  func takeChanged() -> [LayoutVariable] {
    for index in changed.indices { tableau.variables[changed[index]].isListedAsChanged = false }
    defer { changed.removeAll() }
    return changed.indices.map { LayoutVariable(index: changed[$0]) }
  }

  /// Frees the place of an unknown.
  func forget(_ unknown: Int32) {
    if tableau.variables[unknown].isListedAsChanged { changed.removeAll { $0 == unknown } }
    freeVariable(unknown)
  }

  /// The variables without rows that an unknown is made of.
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

  /// The constraint that an auxiliary variable belongs to.
  func owner(of variable: Int32) -> Int32? {
    tableau.variables[variable].owner >= 0 ? tableau.variables[variable].owner : nil
  }
}
