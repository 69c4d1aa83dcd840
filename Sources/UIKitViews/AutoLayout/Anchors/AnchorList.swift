import CTypeRecords

/// The living anchors of a view or guide, at most one per attribute.
///
/// It holds none of them: anchors hold their participant, and most live for one expression. Most
/// lists have one at a time, which needs no memory of its own. Anchors may be deallocated on any
/// thread, so that their participant locks the list. Only an anchor's address is read meanwhile:
/// the anchor waits in its `deinit` until the list has forgotten it.
struct AnchorList {
  private struct Entry {
    let attribute: NSLayoutConstraint.Attribute
    let address: UInt
  }

  private var one: Entry?
  private var more: [Entry] = []

  /// Retains the anchor of an attribute, and returns its address; nil if none is alive.
  func retain(_ attribute: NSLayoutConstraint.Attribute) -> UInt? {
    var entry = one
    if entry?.attribute != attribute { entry = more.first { $0.attribute == attribute } }
    guard let entry, let address = UnsafeMutableRawPointer(bitPattern: entry.address) else {
      return nil
    }
    return swift_tryRetain(address).map { UInt(bitPattern: $0) }
  }

  /// Adds a new anchor, in the place of one of its attribute whose deallocation has begun.
  mutating func add(_ address: UInt, of attribute: NSLayoutConstraint.Attribute) {
    let entry = Entry(attribute: attribute, address: address)
    if one == nil || one?.attribute == attribute {
      more.removeAll { $0.attribute == attribute }
      one = entry
    } else if let index = more.firstIndex(where: { $0.attribute == attribute }) {
      more[index] = entry
    } else {
      more.append(entry)
    }
  }

  /// Removes an anchor that is deallocated.
  mutating func remove(_ address: UInt) {
    if one?.address == address {
      one = nil
    } else if let index = more.firstIndex(where: { $0.address == address }) {
      more.remove(at: index)
      if more.isEmpty { more = [] }
    }
  }
}
