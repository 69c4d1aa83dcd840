import ConstraintSolver

extension LayoutEngine {
  /// Whether more than one rectangle of a view or guide would satisfy the constraints.
  func isAmbiguous(_ object: LayoutParticipant) -> Bool {
    [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
      let ambiguity = ambiguity(of: object, along: axis)
      return ambiguity.position || ambiguity.length
    }
  }

  /// Whether more than one place of a view or guide along an axis, and more than one length, would
  /// satisfy the constraints.
  func ambiguity(of object: LayoutParticipant, along axis: NSLayoutConstraint.Axis)
    -> (position: Bool, length: Bool)
  {
    update()
    guard let item = knownItem(of: object) else { return (false, false) }
    let (position, length) = axis == .horizontal ? (item.x, item.width) : (item.y, item.height)
    return withoutNudges {
      (position.map(solver.isAmbiguous) ?? false, solver.isAmbiguous(length))
    }
  }

  /// The constraints that decide where a view or guide lies along an axis and how long it is there.
  func constraints(deciding object: LayoutParticipant, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    sources(deciding: object, along: axis).compactMap { source in
      if case .constraint(let constraint) = source { constraint } else { nil }
    }
  }

  /// All that decides where a view or guide lies along an axis and how long it is there: the
  /// engine's own constraints, too.
  func sources(deciding object: LayoutParticipant, along axis: NSLayoutConstraint.Axis)
    -> [ConstraintSource]
  {
    update()
    guard let item = knownItem(of: object) else { return [] }
    let variables =
      axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    var seen: Set<ConstraintToken> = []
    return variables.flatMap { $0.map(solver.constraintsDeciding) ?? [] }.compactMap { token in
      seen.insert(token).inserted ? sources[token] : nil
    }
  }

  /// How far, in points, a required constraint may be off by arithmetic alone.
  private static let slack = 0.01

  /// Whether a constraint does not hold for the numbers as they are: it gave way to others.
  func isViolated(_ constraint: NSLayoutConstraint) -> Bool {
    update()
    guard token(of: constraint) != nil, let lowered = lowered(constraint) else { return false }
    let value = lowered.terms.reduce(lowered.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    return switch lowered.relation {
    case .equal: abs(value) > Self.slack
    case .lessThanOrEqual: value > Self.slack
    case .greaterThanOrEqual: value < -Self.slack
    }
  }
}
