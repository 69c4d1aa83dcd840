/// Solves linear constraints with priorities, lexicographically by priority.
///
/// Required constraints are always satisfied; conflicting changes are refused. Optional constraints
/// are minimised lazily, when a value is needed, and separately for each set of dependent
/// constraints. Values depend on the constraints, their order of addition and the order of creation
/// of variables, not on earlier states.
public final class ConstraintEngine {
  let system = ConstraintSystem()

  /// Creates an engine without variables.
  public init() {}

  /// Creates an engine with initial capacities for unknowns and constraints.
  public init(unknowns: Int, constraints: Int) {
    system.reserve(unknowns: unknowns, constraints: constraints)
  }

  // MARK: Variables

  /// Creates a variable, which is zero if it has no constraints.
  public func makeVariable(_ kind: VariableKind) -> LayoutVariable {
    LayoutVariable(index: system.makeVariable(kind == .unrestricted ? .position : .size))
  }

  /// Removes a variable without constraints; its index is reused.
  public func removeVariable(_ variable: LayoutVariable) {
    check(variable)
    precondition(
      system.users.isEmpty(variable.index), "A constraint still contains the variable.")
    system.settle()
    system.rebuildStaleComponents()
    system.forget(variable.index)
  }

  // MARK: Constraints

  /// Adds a constraint with finite numbers; the constant is limited to ±10⁹ points. Throws if it is
  /// required and conflicts with other required constraints; nothing is changed then.
  ///
  /// - Precondition: A constraint with two priorities is an optional equation.
  public func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintToken {
    for term in constraint.terms {
      check(term.variable)
      precondition(term.coefficient.isFinite, "A coefficient is not finite.")
    }
    precondition(
      constraint.priorityBelow.map {
        constraint.relation == .equal && max($0, constraint.priority) < 1000
      } ?? true, "Only an optional equality has two priorities.")
    var constraint = constraint
    constraint.constant = checked(constraint.constant)
    switch system.add(constraint) {
    case .success(let slot): return token(of: slot)
    case .failure(let refusal): throw unsatisfiable(refusal, by: constraint)
    }
  }

  /// Removes a constraint; values are as if it had never been added.
  public func remove(_ token: ConstraintToken) {
    check(token)
    system.remove(token.slot)
  }

  /// Sets the constant of a constraint incrementally. Throws if required constraints conflict;
  /// nothing is changed then.
  public func setConstant(
    _ constant: Double, of token: ConstraintToken
  ) throws(Unsatisfiable) {
    check(token)
    let constant = checked(constant)
    guard let refusal = system.setConstant(constant, of: token.slot) else { return }
    var refused = constraint(of: token)
    refused.constant = constant
    throw unsatisfiable(refusal, by: refused)
  }

  /// Sets the priority of an optional constraint to another one below 1000; for a constraint with
  /// two priorities, sets both.
  public func setPriority(_ priority: Float, of token: ConstraintToken) {
    check(token)
    let old = system.constraints[token.slot]
    guard old.priority != priority || old.secondPriority != priority else { return }
    precondition(
      old.priority < 1000 && priority < 1000,
      "A constraint cannot change between required and optional.")
    system.setPriority(priority, of: token.slot)
  }

  // MARK: Values

  /// Updates all values of changed components.
  public func solve() { system.solve() }

  /// Returns a variable's exact value, solving if necessary.
  public func value(of variable: LayoutVariable) -> Double {
    check(variable)
    system.solve()
    return system.tableau.variables[variable.index].value
  }

  /// Returns the variables whose values changed since the last call, unordered.
  public func takeChangedVariables() -> [LayoutVariable] {
    system.solve()
    return system.takeChanged()
  }

  // MARK: Checks

  /// Limits lengths that represent infinity, which would otherwise absorb other points.
  private func checked(_ constant: Double) -> Double {
    precondition(constant.isFinite, "A constant is not finite.")
    if constant > Tolerance.farthest { return Tolerance.farthest }
    return constant < -Tolerance.farthest ? -Tolerance.farthest : constant
  }

  private func check(_ variable: LayoutVariable) {
    precondition(
      system.tableau.variables.indices.contains(Int(variable.index))
        && system.tableau.variables[variable.index].isUnknown, "The variable is not this engine's.")
  }

  func check(_ token: ConstraintToken) {
    precondition(
      system.constraints.indices.contains(Int(token.slot))
        && system.constraints[token.slot].order == token.order
        && !system.constraints[token.slot].isRemoved, "The constraint is not this engine's.")
  }

  func token(of slot: Int32) -> ConstraintToken {
    ConstraintToken(slot: slot, order: system.constraints[slot].order)
  }

  func constraint(of token: ConstraintToken) -> LinearConstraint {
    let record = system.constraints[token.slot]
    let terms = system.terms(of: token.slot).map {
      LinearTerm(LayoutVariable(index: $0.variable), $0.coefficient)
    }
    return LinearConstraint(
      terms, constant: record.constant, record.relation, priority: record.priority,
      priorityBelow: record.secondPriority == record.priority ? nil : record.secondPriority)
  }
}
