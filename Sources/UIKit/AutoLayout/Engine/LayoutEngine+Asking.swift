import ConstraintSolver

extension LayoutEngine {
  /// Whether more than one rectangle of a view or guide would satisfy the constraints.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    update()
    guard let item = items[ObjectIdentifier(object)] else { return false }
    return [item.x, item.y, item.width, item.height].contains {
      $0.map(solver.isAmbiguous) ?? false
    }
  }

  /// The constraints that decide where a view or guide lies along an axis and how long it is there.
  func constraints(deciding object: AnyObject, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    update()
    guard let item = items[ObjectIdentifier(object)] else { return [] }
    let variables =
      axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    var seen: Set<ConstraintToken> = []
    return variables.flatMap { $0.map(solver.constraintsDeciding) ?? [] }.compactMap { token in
      guard seen.insert(token).inserted, case .constraint(let constraint)? = sources[token] else {
        return nil
      }
      return constraint
    }
  }
}
