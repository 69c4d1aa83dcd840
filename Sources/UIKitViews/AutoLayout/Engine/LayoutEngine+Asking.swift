import ConstraintSolver

extension LayoutEngine {
  /// Returns whether more than one rectangle of a view or guide satisfies the constraints.
  func isAmbiguous(_ object: LayoutParticipant) -> Bool {
    [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
      let ambiguity = ambiguity(of: object, along: axis)
      return ambiguity.position || ambiguity.length
    }
  }

  /// Returns whether more than one position of a view or guide along an axis, and more than one
  /// length, satisfies the constraints.
  func ambiguity(of object: LayoutParticipant, along axis: NSLayoutConstraint.Axis)
    -> (position: Bool, length: Bool)
  {
    update()
    guard let item = existingItem(of: object) else { return (false, false) }
    let (position, length) = axis == .horizontal ? (item.x, item.width) : (item.y, item.height)
    return withoutNudges {
      (position.map(solver.isAmbiguous) ?? false, solver.isAmbiguous(length))
    }
  }

  /// Returns the constraints that determine the position and length of a view or guide along an
  /// axis.
  func constraints(deciding object: LayoutParticipant, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    sources(deciding: object, along: axis).compactMap { source in
      if case .constraint(let constraint) = source { constraint } else { nil }
    }
  }

  /// Returns all sources that determine the position and length of a view or guide along an axis,
  /// including the engine's own constraints.
  func sources(deciding object: LayoutParticipant, along axis: NSLayoutConstraint.Axis)
    -> [ConstraintSource]
  {
    update()
    guard let item = existingItem(of: object) else { return [] }
    let variables =
      axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    var seen: Set<ConstraintToken> = []
    return variables.flatMap { $0.map(solver.constraintsDeciding) ?? [] }.compactMap { token in
      seen.insert(token).inserted ? sources[token] : nil
    }
  }

  /// The tolerance of a required constraint for rounding errors, in points.
  private static let slack = 0.01

  /// Returns whether the current solution violates a constraint.
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
