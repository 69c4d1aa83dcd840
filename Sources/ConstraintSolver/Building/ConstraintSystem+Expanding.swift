extension ConstraintSystem {
  /// Sums a constraint up with no defined position left in it. Returns the oldest unplaced position
  /// in the sum, and whether a definition, instead of the constraint itself, led to it.
  mutating func expandDefinitions(of slot: Int32) -> (oldest: Int32?, isReached: Bool) {
    sumUp(slot)
    var defined: [Int32] = []
    for index in 0..<constraints[Int(slot)].terms.count {
      let variable = constraints[Int(slot)].terms[index].variable
      if tableau[variable].place == .defined { defined.append(variable) }
    }
    guard !defined.isEmpty else { return (oldestPosition(), false) }
    let sorted = definitionsBelow(defined)
    var reached: Set<Int32> = []
    for position in sorted.reversed() {
      let factor = sum.take(position)
      let row = tableau.rows[Int(position)]
      for term in row.terms where tableau[term.variable].role == .position {
        if tableau[term.variable].place == .nonbasic { reached.insert(term.variable) }
      }
      if factor != 0 { sum.add(row, times: factor) }
    }
    if reached.isEmpty { for position in sorted { tableau[position].isGrounded = true } }
    let oldest = oldestPosition()
    return (oldest, oldest.map { reached.contains($0) } ?? false)
  }

  /// Sums a constraint up as it is written.
  mutating func sumUp(_ slot: Int32) {
    sum.constant = constraints[Int(slot)].constant
    for index in 0..<constraints[Int(slot)].terms.count {
      let term = constraints[Int(slot)].terms[index]
      sum.add(term.variable, term.coefficient)
    }
  }

  private func oldestPosition() -> Int32? {
    var oldest: Int32?
    for index in 0..<sum.touched.count {
      let variable = sum.touched[index]
      guard tableau[variable].role == .position else { continue }
      guard abs(sum.coefficients[Int(variable)]) > Tolerance.coefficient else { continue }
      if let oldest, tableau[oldest].age < tableau[variable].age { continue }
      oldest = variable
    }
    return oldest
  }

  /// Defined positions and all defined ones below them, each after those that it rests on.
  mutating func definitionsBelow(
    _ positions: [Int32], within component: Int32 = -1
  ) -> [Int32] {
    var sorted: [Int32] = []
    var stack: [(position: Int32, next: Int)] = []
    for position in positions where !tableau[position].isVisited {
      tableau[position].isVisited = true
      stack.append((position, 0))
      while let (top, next) = stack.last {
        guard next < tableau.rows[Int(top)].terms.count else {
          sorted.append(top)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let below = tableau.rows[Int(top)].terms[next].variable
        let record = tableau[below]
        guard record.place == .defined, !record.isVisited else { continue }
        guard component < 0 || record.component == component else { continue }
        tableau[below].isVisited = true
        stack.append((below, 0))
      }
    }
    for position in sorted { tableau[position].isVisited = false }
    return sorted
  }

  /// Writes the rows of basic variables into the sum.
  mutating func expandRows() {
    // To go through the list itself would copy it as it grows.
    for index in 0..<sum.touched.count {
      let variable = sum.touched[index]
      guard tableau[variable].place == .basic else { continue }
      let factor = sum.take(variable)
      if factor != 0 { sum.add(tableau.rows[Int(variable)], times: factor) }
    }
  }
}
