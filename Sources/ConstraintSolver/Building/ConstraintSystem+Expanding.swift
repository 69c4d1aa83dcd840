extension ConstraintSystem {
  /// Sums a constraint without defined positions. Returns the oldest undefined position in the sum,
  /// and whether it is reached by a definition instead of by the constraint itself.
  func expandDefinitions(of slot: Int32) -> (oldest: Int32?, isReached: Bool) {
    sumUp(slot)
    var isDefined = false
    sortedPositions.removeAll()
    for term in terms(of: slot) where tableau.variables[term.variable].status == .defined {
      isDefined = true
      sortDefinitions(below: term.variable)
    }
    guard isDefined else { return (oldestPosition(), false) }
    endWalk()
    var reached: Set<Int32> = []
    var index = sortedPositions.count
    while index > 0 {
      index -= 1
      let position = sortedPositions[index]
      let factor = sum.take(position)
      for term in tableau.terms(of: position)
      where tableau.variables[term.variable].role == .position {
        if tableau.variables[term.variable].status == .nonbasic { reached.insert(term.variable) }
      }
      if factor != 0 { sum.addRow(of: position, in: tableau, times: factor) }
    }
    if reached.isEmpty {
      for index in sortedPositions.indices {
        tableau.variables[sortedPositions[index]].isGrounded = true
      }
    }
    let oldest = oldestPosition()
    return (oldest, oldest.map { reached.contains($0) } ?? false)
  }

  /// Sums a constraint without expanding definitions.
  func sumUp(_ slot: Int32) {
    sum.constant = constraints[slot].constant
    for term in terms(of: slot) { sum.add(term.variable, term.coefficient) }
  }

  private func oldestPosition() -> Int32? {
    var oldest: Int32?
    for index in sum.touched.indices {
      let variable = sum.touched[index]
      guard tableau.variables[variable].role == .position else { continue }
      guard !Tolerance.isWithin(sum.coefficients[variable], Tolerance.coefficient) else { continue }
      if let oldest, tableau.variables[oldest].age < tableau.variables[variable].age { continue }
      oldest = variable
    }
    return oldest
  }

  /// Appends a defined position and its dependencies to the sorted positions, dependencies first.
  /// Multiple calls are completed by `endWalk`.
  func sortDefinitions(below position: Int32, within component: Int32 = -1) {
    guard !tableau.variables[position].isVisited else { return }
    visit(position)
    while !walk.isEmpty {
      let depth = walk.count - 1
      let top = walk[depth]
      let terms = tableau.terms(of: top.position)
      guard top.next < terms.count else {
        sortedPositions.append(top.position)
        _ = walk.popLast()
        continue
      }
      walk[depth].next += 1
      let below = terms[Int(top.next)].variable
      let record = tableau.variables[below]
      guard record.status == .defined, !record.isVisited else { continue }
      guard component < 0 || record.component == component else { continue }
      visit(below)
    }
  }

  private func visit(_ position: Int32) {
    tableau.variables[position].isVisited = true
    walk.append(WalkedPosition(position: position, next: 0))
  }

  /// Clears the visited marks.
  func endWalk() {
    for index in sortedPositions.indices {
      tableau.variables[sortedPositions[index]].isVisited = false
    }
  }

  /// Expands the definition of an unknown and of its dependencies in the sum, if it has one.
  func expandDefinition(of unknown: Int32) {
    guard tableau.variables[unknown].status == .defined else { return }
    sortedPositions.removeAll()
    sortDefinitions(below: unknown)
    endWalk()
    var index = sortedPositions.count
    while index > 0 {
      index -= 1
      let position = sortedPositions[index]
      let factor = sum.take(position)
      sum.addRow(of: position, in: tableau, times: factor)
    }
  }

  /// Expands the rows of basic variables in the sum.
  func expandRows() {
    for index in sum.touched.indices {
      let variable = sum.touched[index]
      guard tableau.variables[variable].status == .basic else { continue }
      let factor = sum.take(variable)
      if factor != 0 { sum.addRow(of: variable, in: tableau, times: factor) }
    }
  }
}
