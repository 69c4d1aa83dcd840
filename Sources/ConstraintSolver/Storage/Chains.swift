/// Disjoint linked lists of indices, which are concatenated in constant time.
struct Chains: ~Copyable {
  /// One of the lists.
  struct Chain: BitwiseCopyable {
    fileprivate(set) var first: Int32 = -1
    fileprivate var last: Int32 = -1
    fileprivate(set) var count = 0

    var isEmpty: Bool { first < 0 }
  }

  /// The index after each index; -1 for none.
  private var nexts = Slots<Int32>()

  init() {}

  init(copyOf other: borrowing Chains) { nexts = Slots(copyOf: other.nexts) }

  mutating func reserve(_ count: Int) { nexts.reserve(count) }

  /// The elements of a list, until the next change of any.
  subscript(chain: Chain) -> ChainElements {
    @_transparent get { ChainElements(nexts.pointer, from: chain.first) }
  }

  /// Appends an index, which must not be in another list.
  mutating func append(_ index: Int32, to chain: inout Chain) {
    while nexts.count <= Int(index) { nexts.append(-1) }
    nexts[index] = -1
    if chain.last >= 0 { nexts[chain.last] = index } else { chain.first = index }
    chain.last = index
    chain.count += 1
  }

  /// Appends all elements of another list.
  mutating func append(_ other: Chain, to chain: inout Chain) {
    guard other.first >= 0 else { return }
    if chain.last >= 0 { nexts[chain.last] = other.first } else { chain.first = other.first }
    chain.last = other.last
    chain.count += other.count
  }
}
