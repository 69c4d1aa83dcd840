/// The elements of a list of indices, valid until any list changes.
struct IndexList: Sequence, IteratorProtocol {
  private let links: UnsafePointer<IndexLists.Link>
  private var position: Int32

  @_transparent init(_ links: UnsafePointer<IndexLists.Link>, at position: Int32) {
    (self.links, self.position) = (links, position)
  }

  @_transparent func makeIterator() -> IndexList { self }

  @_transparent mutating func next() -> Int32? {
    if position < 0 { return nil }
    let link = links[Int(position)]
    position = link.next
    return link.element
  }
}
