import ConstraintSolver

/// Alternative solutions of ambiguous constraints.
extension LayoutEngine {
  /// An optional constraint that selects another solution, weaker than all others.
  struct Nudge {
    let variable: LayoutVariable
    let value: Double
    let token: ConstraintToken
  }

  private static let weakest: Float = 0.001
  /// The fractions of the container for ambiguous lengths, in turn.
  private static let shares = [1, 0.5, 0.75, 0.25, 0]

  /// Gives the ambiguous values of a view other values, if possible, until the next call or until
  /// views are added or removed. An ambiguous length becomes in turn 100, 50, 75, 25 and 0 percent
  /// of the container's, as far as constraints allow; an ambiguous position leaves that much space
  /// behind it.
  ///
  /// - Complexity: that of several solutions.
  func exercise(_ object: LayoutParticipant) {
    update()
    guard let item = existingItem(of: object), let container = item.container else { return }
    let (across, down) = (
      ambiguity(of: object, along: .horizontal), ambiguity(of: object, along: .vertical)
    )
    let (before, around) = (rect(of: item), rect(of: container))
    for _ in Self.shares where rect(of: item) == before {
      discardNudges()
      let share = Self.shares[exercises % Self.shares.count]
      exercises += 1
      if across.length { nudge(item.width, to: around.width * share) }
      if across.position { nudge(item.x, to: around.minX + around.width * (1 - share)) }
      if down.length { nudge(item.height, to: around.height * share) }
      if down.position { nudge(item.y, to: around.minY + around.height * (1 - share)) }
      solver.solve()
    }
    setNeedsUpdate()
  }

  /// Returns the result of a closure with all nudges removed.
  func withoutNudges<Answer>(_ answer: () -> Answer) -> Answer {
    let lifted = nudges
    guard !lifted.isEmpty else { return answer() }
    discardNudges()
    defer {
      for nudge in lifted { self.nudge(nudge.variable, to: nudge.value) }
      solver.solve()
    }
    return answer()
  }

  private func nudge(_ variable: LayoutVariable?, to value: Double) {
    guard let variable else { return }
    let optional = LinearConstraint(
      [LinearTerm(variable)], constant: -value, .equal, priority: Self.weakest)
    // An optional constraint cannot conflict.
    guard let token = try? solver.add(optional) else { return }
    nudges.append(Nudge(variable: variable, value: value, token: token))
  }

  private func discardNudges() {
    for nudge in nudges { solver.remove(nudge.token) }
    nudges = []
  }
}

// Unsupported: UIView.exerciseAmbiguityInLayout() · works · It takes its choices in turn, not at
//   random. · test: ExercisedAmbiguityTests
