extension ConstraintSystem {
  /// Sums a constraint up with no defined position left in it. Returns the oldest unplaced position
  /// in the sum, and whether a definition, instead of the constraint itself, led to it.
  func expandDefinitions(of slot: Int32) -> (oldest: Int32?, isReached: Bool) {
    sumUp(slot)
    var isDefined = false
    sortedPositions.removeAll()
    for term in terms(of: slot) where tableau.variables[term.variable].place == .defined {
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
        if tableau.variables[term.variable].place == .nonbasic { reached.insert(term.variable) }
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

  /// Sums a constraint up as it is written.
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

  /// Adds a defined position, and all defined ones below it, to the sorted positions, each after
  /// those that it rests on. `endWalk` ends a number of such calls.
  func sortDefinitions(below position: Int32, within component: Int32 = -1) {
    guard !tableau.variables[position].isVisited else { return }
    visit(position)
    while !walk.isEmpty {
      let place = walk.count - 1
      let top = walk[place]
      let terms = tableau.terms(of: top.position)
      guard top.next < terms.count else {
        sortedPositions.append(top.position)
        _ = walk.popLast()
        continue
      }
      walk[place].next += 1
      let below = terms[Int(top.next)].variable
      let record = tableau.variables[below]
      guard record.place == .defined, !record.isVisited else { continue }
      guard component < 0 || record.component == component else { continue }
      visit(below)
    }
  }

  private func visit(_ position: Int32) {
    tableau.variables[position].isVisited = true
    walk.append(WalkedPosition(position: position, next: 0))
  }

  /// Forgets where walks have been.
  func endWalk() {
    for index in sortedPositions.indices {
      tableau.variables[sortedPositions[index]].isVisited = false
    }
  }

  /// Writes the definition of an unknown, and of those below it, into the sum, where it has one.
  func expandDefinition(of unknown: Int32) {
    guard tableau.variables[unknown].place == .defined else { return }
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

  /// Writes the rows of basic variables into the sum.
  func expandRows() {
    for index in sum.touched.indices {
      let variable = sum.touched[index]
      guard tableau.variables[variable].place == .basic else { continue }
      let factor = sum.take(variable)
      if factor != 0 { sum.addRow(of: variable, in: tableau, times: factor) }
    }
  }
}
