/// All state of an engine, as one value.
struct ConstraintSystem {
  var tableau = Tableau()
  var constraints: [ConstraintRecord] = []
  var components: [Component] = []
  /// By variable: the constraints that name it.
  var users = IndexLists()

  var freeVariables: [Int32] = []
  var freeConstraints: [Int32] = []
  var freeComponents: [Int32] = []
  var nextAge = 0
  var nextOrder = 0

  /// Components to be solved, evaluated or built again.
  var listed: [Int32] = []
  var hasStaleComponents = false
  /// Basic variables that edits of wishes may have made negative.
  var negativeOnes: [Int32] = []
  /// Unknowns whose values changed since the caller last asked.
  var changed: [Int32] = []

  var sum = Accumulator()
  /// What lessens the sum; some of it no longer does.
  var gains = GainHeap()
  /// By variable: it has a cost that must not be paid.
  var isFrozen: [Bool] = []
  /// The sum that was last lessened has no least value.
  var isUnbounded = false

  /// Makes room for constraints and the unknowns that they may speak of.
  mutating func reserve(unknowns: Int, constraints count: Int) {
    let variables = unknowns + 2 * count
    tableau.reserve(variables)
    sum.reserve(variables)
    users.reserve(variables)
    isFrozen.reserveCapacity(variables)
    constraints.reserveCapacity(count)
  }

  mutating func makeVariable(_ role: VariableRecord.Role, owner: Int32 = -1) -> Int32 {
    nextAge += 1
    let variable = tableau.makeVariable(role, owner: owner, age: nextAge, free: &freeVariables)
    if users.count < tableau.variables.count {
      users.appendList()
      isFrozen.append(false)
      sum.grow(to: tableau.variables.count)
    }
    return variable
  }

  mutating func freeVariable(_ variable: Int32) {
    tableau[variable].role = .none
    tableau[variable].component = -1
    freeVariables.append(variable)
  }
}
