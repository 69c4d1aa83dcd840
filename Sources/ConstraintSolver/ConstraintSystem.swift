/// All state of an engine.
///
/// What works on it is never called back, so that accesses need not be checked against each other:
/// those checks, and copies of a value of this size, cost a fifth of a cell's first layout.
final class ConstraintSystem {
  let tableau: Tableau
  @exclusivity(unchecked) var constraints = Slots<ConstraintRecord>()
  @exclusivity(unchecked) var components = Slots<Component>()
  /// The components' unknowns, by variable.
  @exclusivity(unchecked) var unknownChains = Chains()
  /// The components' constraints.
  @exclusivity(unchecked) var constraintChains = Chains()
  /// The components' positions in order of evaluation, by variable.
  @exclusivity(unchecked) var orderChains = Chains()
  /// By variable: the constraints that name it.
  @exclusivity(unchecked) var users = IndexLists()

  @exclusivity(unchecked) var freeVariables = Slots<Int32>()
  @exclusivity(unchecked) var freeConstraints = Slots<Int32>()
  @exclusivity(unchecked) var freeComponents = Slots<Int32>()
  @exclusivity(unchecked) var nextAge = 0
  @exclusivity(unchecked) var nextOrder = 0

  /// Components to be solved, evaluated or built again.
  @exclusivity(unchecked) var listed = Slots<Int32>()
  @exclusivity(unchecked) var hasStaleComponents = false
  /// Basic variables that edits of wishes may have made negative.
  @exclusivity(unchecked) var negativeOnes = Slots<Int32>()
  /// Unknowns whose values changed since the caller last asked.
  @exclusivity(unchecked) var changed = Slots<Int32>()

  @exclusivity(unchecked) var sum = Accumulator()
  /// What lessens the sum; some of it no longer does.
  @exclusivity(unchecked) var gains = GainHeap()
  /// By variable: it has a cost that must not be paid.
  @exclusivity(unchecked) var isFrozen = Slots<Bool>()
  /// The sum that was last lessened has no least value.
  @exclusivity(unchecked) var isUnbounded = false

  /// What `sortDefinitions` found last, each position after those that it rests on.
  @exclusivity(unchecked) var sortedPositions = Slots<Int32>()
  /// The walk of `sortDefinitions`: positions, and which of their terms come next.
  @exclusivity(unchecked) var walk = Slots<WalkedPosition>()
  /// What `shift` moved last.
  @exclusivity(unchecked) var moved = Slots<Int32>()
  /// What `listRestricted` found last.
  @exclusivity(unchecked) var restricted = Slots<Int32>()
  /// What `listWishes` found last.
  @exclusivity(unchecked) var wishes = Slots<Wish>()

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

  /// Makes room for constraints and the unknowns that they may speak of.
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
