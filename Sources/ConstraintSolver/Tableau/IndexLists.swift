/// Short lists of indices, one for each variable, whose elements share one pool of memory.
///
/// Most variables stand in few rows. With a list of its own for each, of 32 bytes, three in number,
/// the pages that records of variables were the first to touch took a third of the time of a
/// thousand cells' first layouts (`perf`, release).
struct IndexLists {
  /// An element and the place of the next one, or -1.
  struct Link {
    var element: Int32
    var next: Int32
  }

  /// By variable: the place of its list's first element, or -1.
  private var heads: [Int32] = []
  private var links: [Link] = []
  /// The first of the places that are free, or -1.
  private var free: Int32 = -1

  var count: Int { heads.count }

  mutating func reserve(_ count: Int) { heads.reserveCapacity(count) }

  /// Makes one more list, which is empty.
  mutating func appendList() { heads.append(-1) }

  subscript(list: Int32) -> IndexList { IndexList(links, at: heads[Int(list)]) }

  /// Adds an element, which becomes the first.
  mutating func insert(_ element: Int32, in list: Int32) {
    let link = Link(element: element, next: heads[Int(list)])
    if free >= 0 {
      heads[Int(list)] = free
      free = links[Int(free)].next
      links[Int(heads[Int(list)])] = link
    } else {
      heads[Int(list)] = Int32(links.count)
      links.append(link)
    }
  }

  /// Removes an element that is equal, if there is any.
  mutating func remove(_ element: Int32, from list: Int32) {
    var before: Int32 = -1
    var place = heads[Int(list)]
    while place >= 0 {
      let link = links[Int(place)]
      if link.element == element {
        if before < 0 { heads[Int(list)] = link.next } else { links[Int(before)].next = link.next }
        links[Int(place)].next = free
        free = place
        return
      }
      (before, place) = (place, link.next)
    }
  }

  /// Removes the first element and returns it; nil where the list is empty.
  mutating func removeFirst(from list: Int32) -> Int32? {
    let place = heads[Int(list)]
    guard place >= 0 else { return nil }
    let link = links[Int(place)]
    heads[Int(list)] = link.next
    links[Int(place)].next = free
    free = place
    return link.element
  }
}
