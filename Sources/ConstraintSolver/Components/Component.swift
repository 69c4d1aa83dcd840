/// Constraints and unknowns that depend on each other.
///
/// Numbers determined by required equations do not connect constraints: cells of a list share the
/// list's width and are solved separately.
struct Component: BitwiseCopyable {
  /// The caller's variables.
  var unknowns = Chains.Chain()
  var constraints = Chains.Chain()
  /// The positions in order of evaluation; empty until needed.
  var order = Chains.Chain()
  var isOrdered = false
  var isInUse = true
  /// Whether rows contain removed constraints.
  var isStale = false
  /// Whether errors are minimised.
  var isMinimised = false
  /// Whether the rows result from adding the constraints in order, without minimisation.
  var isAsBuilt = true
  /// Whether the values equal those of building and minimising again.
  var isCanonical = false
  /// Whether the optimum is unique, regardless of constants.
  var isUnique = false
  /// Whether the optimum is unique with the current constants.
  var isUniqueNow = false
  /// Whether the component is listed for solving.
  var isListed = false
  /// The number of edits and pivots since it was built.
  var wear = 0

  /// The cost of merging it into another component.
  var weight: Int { unknowns.count + constraints.count }
}
