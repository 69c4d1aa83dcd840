extension ConstraintSystem {
  /// The unknowns whose values changed since this was last asked, oldest first.
  mutating func takeChanged() -> [Int32] {
    for unknown in changed { tableau[unknown].isListedAsChanged = false }
    defer { changed.removeAll(keepingCapacity: true) }
    return changed.sorted { tableau[$0].age < tableau[$1].age }
  }

  /// Frees the place of an unknown.
  mutating func forget(_ unknown: Int32) {
    if tableau[unknown].isListedAsChanged { changed.removeAll { $0 == unknown } }
    freeVariable(unknown)
  }

  /// The variables without rows that an unknown is made of.
  mutating func expression(of unknown: Int32) -> [Int32] {
    defer { sum.clear() }
    sum.add(unknown, 1)
    if tableau[unknown].place == .defined {
      for position in definitionsBelow([unknown]).reversed() {
        let factor = sum.take(position)
        sum.add(tableau.rows[Int(position)], times: factor)
      }
    }
    expandRows()
    return sum.touched.filter { abs(sum.coefficients[Int($0)]) > Tolerance.coefficient }
  }

  /// The constraint that an auxiliary variable belongs to.
  func owner(of variable: Int32) -> Int32? {
    tableau[variable].owner >= 0 ? tableau[variable].owner : nil
  }
}
