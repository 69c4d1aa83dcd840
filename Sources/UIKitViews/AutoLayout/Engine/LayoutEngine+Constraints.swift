import ConstraintSolver

extension LayoutEngine {
  // MARK: Changes by the app

  /// Adds a constraint that has been activated.
  func constraintWasActivated(_ constraint: NSLayoutConstraint) {
    measuring?.setNeedsBuilding()
    setNeedsUpdate()
    guard !needsBuilding else { return }
    // Items that are in no engine yet, or in another one, need a rebuild.
    let known = [constraint.first, constraint.second].allSatisfy { item in
      item.map { existingItem(of: $0) != nil || $0.guide != nil } ?? true
    }
    if known { install(constraint) } else { setNeedsBuilding() }
  }

  /// Removes a constraint that has been deactivated.
  func constraintWasDeactivated(_ constraint: NSLayoutConstraint) {
    measuring?.setNeedsBuilding()
    setNeedsUpdate()
    if let token = constraint.token, !needsBuilding {
      sources[token] = nil
      solver.remove(token)
    }
    if constraint.bindsBaseline { baselineConstraints.removeAll { $0 === constraint } }
    constraint.token = nil
    constraint.isBroken = false
    constraint.isBreakLogged = false
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    measuring?.constantDidChange(of: constraint)
    setNeedsUpdate()
    guard !needsBuilding, let token = token(of: constraint), let lowered = lowered(constraint)
    else { return }
    setConstant(lowered.constant, of: token)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    measuring?.priorityDidChange(of: constraint)
    setNeedsUpdate()
    guard !needsBuilding, let token = token(of: constraint) else { return }
    solver.setPriority(constraint.priority.rawValue, of: token)
  }

  // MARK: The solver

  /// Adds a constraint to the solver, unless it conflicts and is broken.
  func install(_ constraint: NSLayoutConstraint) {
    constraint.checkPreparation()
    constraint.checkAxes()
    guard let lowered = lowered(constraint) else { return }
    if let token = add(lowered, .constraint(constraint)) { note(token, of: constraint) }
    if constraint.bindsBaseline { baselineConstraints.append(constraint) }
  }

  /// Returns the token of a constraint in the solver.
  func token(of constraint: NSLayoutConstraint) -> ConstraintToken? {
    isMeasuring ? measuredTokens[ObjectIdentifier(constraint)] : constraint.token
  }

  private func note(_ token: ConstraintToken?, of constraint: NSLayoutConstraint) {
    if isMeasuring {
      measuredTokens[ObjectIdentifier(constraint)] = token
    } else {
      constraint.token = token
    }
  }

  /// Adds a constraint; while it conflicts with others, one of them is broken and logged.
  func add(_ constraint: LinearConstraint, _ source: ConstraintSource) -> ConstraintToken? {
    while true {
      do throws(Unsatisfiable) {
        let token = try solver.add(constraint)
        sources[token] = source
        return token
      } catch {
        let conflicting = error.conflicting.compactMap { sources[$0] }
        guard let broken = breakConstraint(in: conflicting + [source]) else { return nil }
        if broken.isSame(as: source) { return addBroken(constraint, source) }
        takeOut(broken)
      }
    }
  }

  /// Changes a constant; conflicting constraints are broken.
  func setConstant(_ constant: Double, of token: ConstraintToken) {
    while true {
      do throws(Unsatisfiable) {
        try solver.setConstant(constant, of: token)
        return
      } catch {
        guard let source = sources[token] else { return }
        let conflicting = error.conflicting.compactMap { sources[$0] }
        guard let broken = breakConstraint(in: conflicting + [source]) else { return }
        takeOut(broken)
        if broken.isSame(as: source) { return }
      }
    }
  }

  /// Replaces a broken constraint by an optional one.
  private func takeOut(_ source: ConstraintSource) {
    if case .content(let item, let axis, _) = source { return weakenContent(of: item, axis) }
    guard case .constraint(let constraint) = source, let token = token(of: constraint) else {
      return
    }
    sources[token] = nil
    solver.remove(token)
    guard let lowered = lowered(constraint) else { return }
    let new = addBroken(lowered, source)
    note(new, of: constraint)
  }

  /// The priority of a broken constraint: below required and above all others. That it keeps one at
  /// all is uncertain.
  static let brokenPriority: Float = 999.999

  private func addBroken(_ constraint: LinearConstraint, _ source: ConstraintSource)
    -> ConstraintToken?
  {
    var optional = constraint
    optional.priority = Self.brokenPriority
    // An optional constraint cannot conflict.
    guard let token = try? solver.add(optional) else { return nil }
    sources[token] = source
    return token
  }
}

extension ConstraintSource {
  func isSame(as other: ConstraintSource) -> Bool {
    switch (self, other) {
    case (.constraint(let a), .constraint(let b)): a === b
    case (.followed(let a, let first), .followed(let b, let second)): a === b && first == second
    case (.content(let a, let axis, let relation), .content(let b, let other, let second)):
      a === b && axis == other && relation == second
    default: false
    }
  }
}
