/// The places of a row of values, or some of them, in order.
///
/// In a build without optimisation going through a `Range` calls a function for each number.
struct SlotIndices: Sequence, IteratorProtocol {
  private var place: Int
  private let end: Int

  @_transparent init(_ start: Int, _ end: Int) { (self.place, self.end) = (start, end) }

  @_transparent func makeIterator() -> SlotIndices { self }

  @_transparent mutating func next() -> Int? {
    if place >= end { return nil }
    place &+= 1
    return place &- 1
  }

  func contains(_ place: Int) -> Bool { place >= self.place && place < end }
}
