/// A constraint with the variables that it brought along.
///
/// Its equation is `sum(terms) + constant + sum(auxiliaries) = 0`.
struct ConstraintRecord: BitwiseCopyable {
  /// In the tableau's pool.
  var terms: TermList
  var constant: Double
  var relation: LinearRelation
  /// That of the first variable, and of the second.
  var priority: Float
  var secondPriority: Float
  /// Counts additions; -1 for a free place.
  var order: Int
  var component: Int32 = -1
  /// Removed, but rows still speak of it.
  var isRemoved = false
  /// One or two, oldest first. The first is its marker: it stands in this equation only, so its
  /// coefficient in a row says how much of this equation the row contains.
  var first: RowTerm
  var second: RowTerm?

  var isRequired: Bool { priority >= 1000 }

  /// How important it is that one of its errors be small.
  func priority(of error: Int32) -> Float { error == first.variable ? priority : secondPriority }
}
