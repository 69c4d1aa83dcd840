/// The elements of a chain, valid until any chain changes.
struct ChainElements: Sequence, IteratorProtocol {
  private let nexts: UnsafePointer<Int32>
  private var index: Int32

  @_transparent init(_ nexts: UnsafePointer<Int32>, from first: Int32) {
    (self.nexts, index) = (nexts, first)
  }

  @_transparent func makeIterator() -> ChainElements { self }

  @_transparent mutating func next() -> Int32? {
    if index < 0 { return nil }
    let element = index
    index = nexts[Int(index)]
    return element
  }
}
