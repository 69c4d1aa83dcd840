/// A constraint with the variables that it brought along.
///
/// Its equation is `sum(terms) + constant + sum(auxiliaries) = 0`.
struct ConstraintRecord: BitwiseCopyable {
  /// In the tableau's pool.
  var terms: TermList
  var constant: Double
  var relation: LinearRelation
  var priority: Float
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
}
