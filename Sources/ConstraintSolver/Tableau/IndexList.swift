/// One of many lists of indices, as it is at a moment.
struct IndexList: Sequence, IteratorProtocol {
  private let links: [IndexLists.Link]
  private var place: Int32

  init(_ links: [IndexLists.Link], at place: Int32) { (self.links, self.place) = (links, place) }

  var isEmpty: Bool { place < 0 }

  mutating func next() -> Int32? {
    guard place >= 0 else { return nil }
    let link = links[Int(place)]
    place = link.next
    return link.element
  }
}
