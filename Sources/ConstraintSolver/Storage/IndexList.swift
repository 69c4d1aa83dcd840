/// The elements of a list of indices, valid until any list changes.
struct IndexList: Sequence, IteratorProtocol {
  private let links: UnsafePointer<IndexLists.Link>
  private var place: Int32

  @_transparent init(_ links: UnsafePointer<IndexLists.Link>, at place: Int32) {
    (self.links, self.place) = (links, place)
  }

  @_transparent func makeIterator() -> IndexList { self }

  @_transparent mutating func next() -> Int32? {
    if place < 0 { return nil }
    let link = links[Int(place)]
    place = link.next
    return link.element
  }
}
