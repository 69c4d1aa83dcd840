/// The state of an engine.
///
/// Without exclusivity checks, since there are no callbacks: those checks and copies of a large
/// value took a fifth of a cell's first layout.
final class ConstraintSystem {
  let tableau: Tableau
  @exclusivity(unchecked) var constraints = Slots<ConstraintRecord>()
  @exclusivity(unchecked) var components = Slots<Component>()
  /// The unknowns of components, by variable.
  @exclusivity(unchecked) var unknownChains = Chains()
  /// The constraints of components.
  @exclusivity(unchecked) var constraintChains = Chains()
  /// The positions of components in order of evaluation, by variable.
  @exclusivity(unchecked) var orderChains = Chains()
  /// The constraints that contain each variable.
  @exclusivity(unchecked) var users = IndexLists()

  @exclusivity(unchecked) var freeVariables = Slots<Int32>()
  @exclusivity(unchecked) var freeConstraints = Slots<Int32>()
  @exclusivity(unchecked) var freeComponents = Slots<Int32>()
  @exclusivity(unchecked) var nextAge = 0
  @exclusivity(unchecked) var nextOrder = 0

  /// The components to be solved, evaluated or rebuilt.
  @exclusivity(unchecked) var listed = Slots<Int32>()
  @exclusivity(unchecked) var hasStaleComponents = false
  /// Basic variables that may be negative after edits of optional constraints.
  @exclusivity(unchecked) var negativeOnes = Slots<Int32>()
  /// The unknowns whose values changed since the last query.
  @exclusivity(unchecked) var changed = Slots<Int32>()

  @exclusivity(unchecked) var sum = Accumulator()
  /// The variables that decrease the sum; some entries may be outdated.
  @exclusivity(unchecked) var gains = GainHeap()
  /// Whether each variable is frozen because it has a cost.
  @exclusivity(unchecked) var isFrozen = Slots<Bool>()
  /// Whether the sum that was last minimised is unbounded.
  @exclusivity(unchecked) var isUnbounded = false

  /// The result of `sortDefinitions`, dependencies first.
  @exclusivity(unchecked) var sortedPositions = Slots<Int32>()
  /// The stack of `sortDefinitions`.
  @exclusivity(unchecked) var walk = Slots<WalkedPosition>()
  /// The result of `shift`.
  @exclusivity(unchecked) var moved = Slots<Int32>()
  /// The result of `listRestricted`.
  @exclusivity(unchecked) var restricted = Slots<Int32>()
  /// The result of `listErrorTerms`.
  @exclusivity(unchecked) var errorTerms = Slots<ErrorTerm>()

  init() { tableau = Tableau() }

  init(copyOf other: ConstraintSystem) {
    tableau = Tableau(copyOf: other.tableau)
    constraints = Slots(copyOf: other.constraints)
    components = Slots(copyOf: other.components)
    unknownChains = Chains(copyOf: other.unknownChains)
    constraintChains = Chains(copyOf: other.constraintChains)
    orderChains = Chains(copyOf: other.orderChains)
    users = IndexLists(copyOf: other.users)
    freeVariables = Slots(copyOf: other.freeVariables)
    freeConstraints = Slots(copyOf: other.freeConstraints)
    freeComponents = Slots(copyOf: other.freeComponents)
    (nextAge, nextOrder) = (other.nextAge, other.nextOrder)
    listed = Slots(copyOf: other.listed)
    hasStaleComponents = other.hasStaleComponents
    negativeOnes = Slots(copyOf: other.negativeOnes)
    changed = Slots(copyOf: other.changed)
    sum = Accumulator(copyOf: other.sum)
    isFrozen = Slots(copyOf: other.isFrozen)
    isUnbounded = other.isUnbounded
  }

  /// Reserves capacity for constraints and unknowns.
  func reserve(unknowns: Int, constraints count: Int) {
    let variables = unknowns + 2 * count
    tableau.reserve(variables)
    sum.reserve(variables)
    users.reserve(variables)
    isFrozen.reserve(variables)
    unknownChains.reserve(unknowns)
    constraintChains.reserve(count)
    constraints.reserve(count)
  }

  func makeVariable(_ role: VariableRecord.Role, owner: Int32 = -1) -> Int32 {
    nextAge += 1
    let variable = tableau.makeVariable(role, owner: owner, age: nextAge, free: &freeVariables)
    if users.count < tableau.variables.count {
      let count = tableau.variables.count + Tableau.step
      users.grow(to: count)
      isFrozen.append(false, times: count - isFrozen.count)
      sum.grow(to: count)
    }
    return variable
  }

  func freeVariable(_ variable: Int32) {
    tableau.variables[variable].role = .none
    tableau.variables[variable].component = -1
    freeVariables.append(variable)
  }

  /// The terms of a constraint, until the next change of any row.
  func terms(of slot: Int32) -> RowTerms {
    tableau.terms[constraints[slot].terms]
  }
}
