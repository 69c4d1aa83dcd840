/// The elements of a chain, valid until any chain changes.
struct ChainElements: Sequence, IteratorProtocol {
  private let nexts: UnsafePointer<Int32>
  private var index: Int32

  init(_ nexts: UnsafePointer<Int32>, from first: Int32) { (self.nexts, index) = (nexts, first) }

  mutating func next() -> Int32? {
    guard index >= 0 else { return nil }
    let element = index
    index = nexts[Int(index)]
    return element
  }
}
