extension ConstraintSystem {
  /// Sees whether a minimised component's values are the only ones, while what has a cost is
  /// frozen. A no may be wrong; it costs a solution from the start.
  mutating func judgeUniqueness(of component: Int32, _ restricted: [Int32]) {
    let isPlaced = components[Int(component)].unknowns.allSatisfy {
      tableau[$0].role == .size || tableau[$0].place == .defined
    }
    let loose = restricted.filter {
      tableau[$0].place == .nonbasic && tableau[$0].role != .dummy && !isFrozen[Int($0)]
        && reachesUnknown($0)
    }
    components[Int(component)].isUnique = isPlaced && loose.isEmpty
    components[Int(component)].isUniqueNow = isPlaced && loose.allSatisfy { isHeld($0) }
  }

  /// Whether a variable cannot grow from zero, because another one that is zero would have to
  /// shrink, which nothing else could make good.
  private func isHeld(_ variable: Int32) -> Bool {
    tableau.columns[variable].contains { user in
      let row = tableau.rows[Int(user)]
      return row.constant <= Tolerance.step
        && row.coefficient(of: variable) < -Tolerance.step
        && row.terms.allSatisfy {
          $0.coefficient <= 0 || isFrozen[Int($0.variable)]
            || tableau[$0.variable].role == .dummy
        }
    }
  }

  private func reachesUnknown(_ variable: Int32) -> Bool {
    isSeen(variable) || tableau.columns[variable].contains { isSeen($0) }
  }

  private func isSeen(_ variable: Int32) -> Bool {
    tableau[variable].isUnknown || !tableau.definitions[variable].isEmpty
  }
}
