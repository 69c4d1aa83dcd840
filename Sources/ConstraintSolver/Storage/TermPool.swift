/// Lists of terms, for rows and constraints, in shared memory.
///
/// Capacities are powers of two; released memory is reused for lists of the same capacity.
struct TermPool: ~Copyable {
  private var slots = Slots<RowTerm>()
  /// The location of the first free list by logarithm of the capacity; -1 for none. The variable of
  /// a free list's first term is the location of the next one.
  private var free = Slots<Int32>()

  init() {}

  init(copyOf other: borrowing TermPool) {
    slots = Slots(copyOf: other.slots)
    free = Slots(copyOf: other.free)
  }

  mutating func reserve(_ count: Int) { slots.reserve(count) }

  /// Creates an empty list with a capacity.
  mutating func makeList(room: Int) -> TermList {
    guard room > 0 else { return TermList() }
    let size = Self.size(for: room)
    if size < free.count, free[size] >= 0 {
      let start = free[size]
      free[size] = slots[start].variable
      return TermList(start: start, count: 0, size: Int32(size))
    }
    let start = Int32(slots.count)
    slots.makeRoom(for: 1 << size)
    return TermList(start: start, count: 0, size: Int32(size))
  }

  /// Releases a list.
  mutating func remove(_ list: TermList) {
    guard list.size >= 0 else { return }
    while free.count <= Int(list.size) { free.append(-1) }
    slots[list.start].variable = free[list.size]
    free[list.size] = list.start
  }

  subscript(list: TermList) -> RowTerms {
    @_transparent get { RowTerms(slots.pointer + Int(list.start), count: Int(list.count)) }
  }

  subscript(list: TermList, index: Int) -> RowTerm {
    @_transparent get { slots[Int(list.start) + index] }
    @_transparent _modify { yield &slots[Int(list.start) + index] }
  }

  /// Appends a term to a list with sufficient capacity.
  mutating func append(_ term: RowTerm, to list: inout TermList) {
    precondition(list.size >= 0 && Int(list.count) < 1 << Int(list.size), "The list is full.")
    slots[Int(list.start) + Int(list.count)] = term
    list.count += 1
  }

  /// Replaces the terms of a list, and reallocates it if necessary.
  mutating func replace(_ list: inout TermList, with terms: borrowing Slots<RowTerm>) {
    if terms.count > list.room {
      remove(list)
      list = makeList(room: terms.count)
    }
    let start = Int(list.start)
    for index in terms.indices { slots[start + index] = terms[index] }
    list.count = Int32(terms.count)
  }

  private static func size(for room: Int) -> Int {
    room <= 2 ? 1 : Int.bitWidth - (room - 1).leadingZeroBitCount
  }
}
