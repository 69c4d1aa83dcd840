#if DEBUG
  extension ConstraintSystem {
    func checkInvariants() {
      for variable in tableau.variables.indices { checkRow(of: Int32(variable)) }
      for component in components.indices where components[component].isInUse {
        for unknown in unknownChains[components[component].unknowns] {
          precondition(tableau.variables[unknown].component == Int32(component))
        }
        for slot in constraintChains[components[component].constraints] {
          precondition(constraints[slot].component == Int32(component))
        }
      }
      precondition(sum.touched.isEmpty && sum.constant == 0)
      precondition(isFrozen.indices.allSatisfy { !isFrozen[$0] })
    }

    private func checkRow(of variable: Int32) {
      let record = tableau.variables[variable]
      let (row, terms) = (tableau.rows[variable], tableau.terms(of: variable))
      for (one, other) in zip(terms, terms.dropFirst()) {
        precondition(one.variable < other.variable)
      }
      for user in tableau.columns[variable] {
        precondition(tableau.variables[user].status == .basic)
        precondition(tableau.coefficient(of: variable, in: user) != 0)
      }
      guard record.status == .basic else { return }
      precondition(tableau.columns.isEmpty(variable))
      for term in terms {
        precondition(tableau.variables[term.variable].status == .nonbasic)
        precondition(tableau.columns[term.variable].filter { $0 == variable }.count == 1)
      }
      if hasStaleComponents || !negativeOnes.isEmpty { return }
      let low = record.role == .dummy ? abs(row.constant) : -row.constant
      precondition(low <= Tolerance.feasibility * 2)
    }
  }
#endif
