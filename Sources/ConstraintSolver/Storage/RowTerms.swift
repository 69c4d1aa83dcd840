/// The terms of one of many lists, as they are until the next change of any.
struct RowTerms: Sequence, IteratorProtocol {
  let count: Int
  private let start: UnsafePointer<RowTerm>
  private var index = 0

  @_transparent init(_ start: UnsafePointer<RowTerm>, count: Int) {
    (self.start, self.count) = (start, count)
  }

  subscript(index: Int) -> RowTerm {
    @_transparent get {
      precondition(index >= 0 && index < count, "There is no such term.")
      return start[index]
    }
  }

  @_transparent func makeIterator() -> RowTerms { self }

  /// The number of terms left, so arrays of results are allocated once.
  var underestimatedCount: Int { @_transparent get { count &- index } }

  @_transparent mutating func next() -> RowTerm? {
    if index >= count { return nil }
    index &+= 1
    return start[index &- 1]
  }
}
