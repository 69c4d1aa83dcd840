/// Short lists of indices, one per variable, in shared memory.
struct IndexLists: ~Copyable {
  /// An element and the location of the next one; -1 for none.
  struct Link: BitwiseCopyable {
    var element: Int32
    var next: Int32
  }

  /// The location of each list's first element; -1 for none.
  private var heads = Slots<Int32>()
  private var links = Slots<Link>()
  /// The first free location; -1 for none.
  private var free: Int32 = -1

  init() {}

  init(copyOf other: borrowing IndexLists) {
    heads = Slots(copyOf: other.heads)
    links = Slots(copyOf: other.links)
    free = other.free
  }

  var count: Int { heads.count }

  mutating func reserve(_ count: Int) {
    heads.reserve(count)
    links.reserve(count)
  }

  /// Adds empty lists up to a number of lists.
  mutating func grow(to number: Int) { heads.append(-1, times: number - heads.count) }

  /// A list, until the next change of any.
  subscript(list: Int32) -> IndexList {
    @_transparent get { IndexList(links.pointer, at: heads[list]) }
  }

  @_transparent func isEmpty(_ list: Int32) -> Bool { heads[list] < 0 }

  /// Prepends an element.
  mutating func insert(_ element: Int32, in list: Int32) {
    let link = Link(element: element, next: heads[list])
    let position = free
    if position >= 0 {
      free = links[position].next
      links[position] = link
      heads[list] = position
    } else {
      heads[list] = Int32(links.count)
      links.append(link)
    }
  }

  /// Removes an element, if present.
  mutating func remove(_ element: Int32, from list: Int32) {
    var before: Int32 = -1
    var position = heads[list]
    while position >= 0 {
      let link = links[position]
      if link.element == element {
        if before < 0 { heads[list] = link.next } else { links[before].next = link.next }
        links[position].next = free
        free = position
        return
      }
      (before, position) = (position, link.next)
    }
  }

  /// Removes and returns the first element; nil for an empty list.
  mutating func removeFirst(from list: Int32) -> Int32? {
    let position = heads[list]
    guard position >= 0 else { return nil }
    let link = links[position]
    heads[list] = link.next
    links[position].next = free
    free = position
    return link.element
  }
}
