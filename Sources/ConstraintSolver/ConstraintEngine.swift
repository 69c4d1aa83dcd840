/// Finds the numbers that linear constraints leave, lexicographically by priority.
///
/// Required constraints hold at any time; a change that they do not allow is refused. What is less
/// than required is weighed lazily, when a value is asked for, and only among the constraints that
/// have to do with each other. Values depend on the constraints, their order of addition and the
/// order in which variables were made, not on what was there before.
public final class ConstraintEngine {
  let system = ConstraintSystem()

  /// Makes an engine without variables.
  public init() {}

  /// Makes an engine with room for so many unknowns and constraints; it takes more.
  public init(unknowns: Int, constraints: Int) {
    system.reserve(unknowns: unknowns, constraints: constraints)
  }

  // MARK: Variables

  /// Makes a variable, which is zero until a constraint says otherwise.
  public func makeVariable(_ kind: VariableKind) -> LayoutVariable {
    LayoutVariable(index: system.makeVariable(kind == .unrestricted ? .position : .size))
  }

  /// Forgets a variable of which no constraint speaks any more; its place is reused.
  public func removeVariable(_ variable: LayoutVariable) {
    check(variable)
    precondition(
      system.users.isEmpty(variable.index), "A constraint still speaks of the variable.")
    system.settle()
    system.rebuildStaleComponents()
    system.forget(variable.index)
  }

  // MARK: Constraints

  /// Adds a constraint, of finite numbers; a constant beyond a thousand million points counts as
  /// that far. Throws if it is required and those that are required already leave it no room;
  /// nothing has changed then.
  ///
  /// - Precondition: What has two priorities is an equation that need not hold.
  public func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintToken {
    for term in constraint.terms {
      check(term.variable)
      precondition(term.coefficient.isFinite, "A coefficient is not finite.")
    }
    precondition(
      constraint.priorityBelow.map {
        constraint.relation == .equal && max($0, constraint.priority) < 1000
      } ?? true, "Only a wish to be equal has two priorities.")
    var constraint = constraint
    constraint.constant = checked(constraint.constant)
    switch system.add(constraint) {
    case .success(let slot): return token(of: slot)
    case .failure(let refusal): throw unsatisfiable(refusal, by: constraint)
    }
  }

  /// Removes a constraint; values are then as if it had never been added.
  public func remove(_ token: ConstraintToken) {
    check(token)
    system.remove(token.slot)
  }

  /// Changes the constant of a constraint, without solving from the start. Throws if required
  /// constraints leave it no room; nothing has changed then.
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

  /// Changes the priority of a constraint, from one below 1000 to another below 1000; of one that
  /// has two, both.
  public func setPriority(_ priority: Float, of token: ConstraintToken) {
    check(token)
    let old = system.constraints[token.slot]
    guard old.priority != priority || old.secondPriority != priority else { return }
    precondition(
      old.priority < 1000 && priority < 1000, "A required constraint stays one, and only one.")
    system.setPriority(priority, of: token.slot)
  }

  // MARK: Values

  /// Brings all values up to date, component by component; what did not change costs nothing.
  public func solve() { system.solve() }

  /// A variable's exact value, solved first if needed.
  public func value(of variable: LayoutVariable) -> Double {
    check(variable)
    system.solve()
    return system.tableau.variables[variable.index].value
  }

  /// The variables whose values changed since the last call, each once, in no order of meaning.
  public func takeChangedVariables() -> [LayoutVariable] {
    system.solve()
    return system.takeChanged()
  }

  // MARK: Checks

  /// A length that stands for infinity in somebody's code must not swallow the points beside it.
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
