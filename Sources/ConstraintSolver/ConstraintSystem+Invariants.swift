#if DEBUG
  extension ConstraintSystem {
    func checkInvariants() {
      for variable in tableau.variables.indices { checkRow(of: Int32(variable)) }
      for component in components.indices where components[component].isInUse {
        for unknown in components[component].unknowns {
          precondition(tableau[unknown].component == component)
        }
        for slot in components[component].constraints {
          precondition(constraints[Int(slot)].component == component)
        }
      }
      precondition(sum.touched.isEmpty && sum.constant == 0)
      precondition(!isFrozen.contains(true))
    }

    private func checkRow(of variable: Int32) {
      let record = tableau[variable]
      let row = tableau.rows[Int(variable)]
      for (one, other) in zip(row.terms, row.terms.dropFirst()) {
        precondition(one.variable < other.variable)
      }
      for user in tableau.columns[variable] {
        precondition(tableau[user].place == .basic)
        precondition(tableau.rows[Int(user)].coefficient(of: variable) != 0)
      }
      guard record.place == .basic else { return }
      precondition(tableau.columns[variable].isEmpty)
      for term in row.terms {
        precondition(tableau[term.variable].place == .nonbasic)
        precondition(tableau.columns[term.variable].filter { $0 == variable }.count == 1)
      }
      if hasStaleComponents || !negativeOnes.isEmpty { return }
      let low = record.role == .dummy ? abs(row.constant) : -row.constant
      precondition(low <= Tolerance.feasibility * 2)
    }
  }
#endif
