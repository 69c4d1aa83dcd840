/// Constraints and unknowns that have to do with each other.
///
/// Two constraints on one number that required equations fix have nothing to do with each other:
/// two cells of a list share the list's width and are solved apart.
struct Component: BitwiseCopyable {
  /// The caller's variables.
  var unknowns = Chains.Chain()
  var constraints = Chains.Chain()
  /// Positions in an order in which each can be evaluated; empty until asked for.
  var order = Chains.Chain()
  var isOrdered = false
  var isInUse = true
  /// A constraint is gone of which rows still speak.
  var isStale = false
  /// No error can be made smaller.
  var isMinimised = false
  /// The rows are those that adding the constraints in order gives, before any minimising.
  var isAsBuilt = true
  /// The values are those that building and minimising anew would give.
  var isCanonical = false
  /// No other values are as good, whatever the constants are.
  var isUnique = false
  /// No other values are as good, with these constants.
  var isUniqueNow = false
  /// It is in the list of what is to be solved.
  var isListed = false
  /// Edits and pivots since it was built.
  var wear = 0

  /// How much there is to move when it joins another.
  var weight: Int { unknowns.count + constraints.count }
}
