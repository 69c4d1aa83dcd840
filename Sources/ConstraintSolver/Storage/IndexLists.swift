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
    let place = free
    if place >= 0 {
      free = links[place].next
      links[place] = link
      heads[list] = place
    } else {
      heads[list] = Int32(links.count)
      links.append(link)
    }
  }

  /// Removes an element, if present.
  mutating func remove(_ element: Int32, from list: Int32) {
    var before: Int32 = -1
    var place = heads[list]
    while place >= 0 {
      let link = links[place]
      if link.element == element {
        if before < 0 { heads[list] = link.next } else { links[before].next = link.next }
        links[place].next = free
        free = place
        return
      }
      (before, place) = (place, link.next)
    }
  }

  /// Removes and returns the first element; nil for an empty list.
  mutating func removeFirst(from list: Int32) -> Int32? {
    let place = heads[list]
    guard place >= 0 else { return nil }
    let link = links[place]
    heads[list] = link.next
    links[place].next = free
    free = place
    return link.element
  }
}
