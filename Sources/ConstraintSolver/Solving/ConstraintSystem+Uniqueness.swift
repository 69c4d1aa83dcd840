extension ConstraintSystem {
  /// Determines whether a minimised component's optimum is unique, while variables with a cost are
  /// frozen. A wrong negative only causes solving again. The component's restricted variables are
  /// listed.
  func judgeUniqueness(of component: Int32) {
    var (isUnique, isUniqueNow) = (true, true)
    for unknown in unknownChains[components[component].unknowns]
    where tableau.variables[unknown].role != .size && tableau.variables[unknown].status != .defined
    {
      (isUnique, isUniqueNow) = (false, false)
    }
    for index in restricted.indices where isUniqueNow && isLoose(restricted[index]) {
      isUnique = false
      isUniqueNow = isHeld(restricted[index])
    }
    components[component].isUnique = isUnique
    components[component].isUniqueNow = isUniqueNow
  }

  /// Returns whether a variable is zero without being fixed, and affects unknowns.
  private func isLoose(_ variable: Int32) -> Bool {
    let record = tableau.variables[variable]
    return record.status == .nonbasic && record.role != .dummy && !isFrozen[variable]
      && reachesUnknown(variable)
  }

  /// Returns whether a variable cannot grow from zero, because another zero variable would have to
  /// decrease, without compensation.
  private func isHeld(_ variable: Int32) -> Bool {
    tableau.columns[variable].contains { user in
      tableau.rows[user].constant <= Tolerance.step
        && tableau.coefficient(of: variable, in: user) < -Tolerance.step
        && tableau.terms(of: user).allSatisfy {
          $0.coefficient <= 0 || isFrozen[$0.variable]
            || tableau.variables[$0.variable].role == .dummy
        }
    }
  }

  private func reachesUnknown(_ variable: Int32) -> Bool {
    isSeen(variable) || tableau.columns[variable].contains { isSeen($0) }
  }

  private func isSeen(_ variable: Int32) -> Bool {
    tableau.variables[variable].isUnknown || !tableau.definitions.isEmpty(variable)
  }
}
