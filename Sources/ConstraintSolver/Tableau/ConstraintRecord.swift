/// A constraint with its auxiliary variables.
///
/// Its equation is `sum(terms) + constant + sum(auxiliaries) = 0`.
struct ConstraintRecord: BitwiseCopyable {
  /// The terms in the tableau's pool.
  var terms: TermList
  var constant: Double
  var relation: LinearRelation
  /// The priorities of the first and the second auxiliary variable.
  var priority: Float
  var secondPriority: Float
  /// The number of earlier additions; -1 for a free slot.
  var order: Int
  var component: Int32 = -1
  /// Whether the constraint was removed but is still contained in rows.
  var isRemoved = false
  /// One or two auxiliary variables, oldest first. The first is the marker: since only this
  /// equation contains it, its coefficient in a row is the multiple of this equation in the row.
  var first: RowTerm
  var second: RowTerm?

  var isRequired: Bool { priority >= 1000 }

  /// Returns the priority of an error.
  func priority(of error: Int32) -> Float { error == first.variable ? priority : secondPriority }
}
