/// The places of a row of values, or some of them, in order.
///
/// In a build without optimisation going through a `Range` calls a function for each number.
struct SlotIndices: Sequence, IteratorProtocol {
  private var position: Int
  private let end: Int

  @_transparent init(_ start: Int, _ end: Int) { (self.position, self.end) = (start, end) }

  @_transparent func makeIterator() -> SlotIndices { self }

  /// The number of indices, so arrays of results are allocated once.
  var underestimatedCount: Int { @_transparent get { end &- position } }

  @_transparent mutating func next() -> Int? {
    if position >= end { return nil }
    position &+= 1
    return position &- 1
  }

  func contains(_ position: Int) -> Bool { position >= self.position && position < end }
}
