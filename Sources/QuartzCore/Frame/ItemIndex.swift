/// An index of a frame's items by position and kind, to find matching items of the next frame.
@MainActor
struct ItemIndex {
  private struct Key: Hashable {
    let box: PixelRect
    let kind: Int
  }

  /// The first and the last entry of each key; entries link to the next of their key.
  private var ends: [Key: (first: Int32, last: Int32)] = [:]
  /// The entries: their item, and the next entry of the same key, or -1.
  private var entries: [(item: Int32, next: Int32)] = []

  /// The maximum number of items of one position and kind that are compared: an item not found is
  /// drawn again, which is always correct.
  private static let most = 16

  /// Indexes items by their position and by that after a move.
  ///
  /// - Complexity: O(*n*).
  init(of items: [PaintItem], movedBy x: Int, _ y: Int) {
    let isMoved = x != 0 || y != 0
    ends.reserveCapacity(items.count * (isMoved ? 2 : 1))
    entries.reserveCapacity(items.count * (isMoved ? 2 : 1))
    for (index, item) in items.enumerated() {
      let kind = item.paint.kind
      append(Int32(index), Key(box: item.box, kind: kind))
      if isMoved { append(Int32(index), Key(box: item.box.offset(x: x, y: y), kind: kind)) }
    }
  }

  private mutating func append(_ item: Int32, _ key: Key) {
    let entry = Int32(entries.count)
    entries.append((item, -1))
    let last = ends[key]?.last
    if let last { entries[Int(last)].next = entry }
    ends[key, default: (entry, entry)].last = entry
  }

  /// Returns the first item from an index on that matches another one.
  ///
  /// Items before the index are not requested again.
  /// - Complexity: O(1) on average over all items.
  mutating func first(
    like item: PaintItem, from start: Int, where isSame: (Int) -> Bool
  ) -> Int? {
    let key = Key(box: item.box, kind: item.paint.kind)
    guard let end = ends[key] else { return nil }
    var entry = end.first
    while entry >= 0, entries[Int(entry)].item < start { entry = entries[Int(entry)].next }
    guard entry >= 0 else {
      ends[key] = nil
      return nil
    }
    if entry != end.first { ends[key]?.first = entry }
    for _ in 0..<Self.most where entry >= 0 {
      let candidate = Int(entries[Int(entry)].item)
      if isSame(candidate) { return candidate }
      entry = entries[Int(entry)].next
    }
    return nil
  }
}

extension Paint {
  /// A number that is equal for items that look alike, but may be so for others.
  fileprivate var kind: Int {
    var hasher = Hasher()
    switch self {
    case .fill(_, let color): hasher.combine(color)
    case .border(_, let width, let color): hasher.combine([width, color.alpha])
    case .drawing(let drawing, _): hasher.combine(ObjectIdentifier(drawing))
    case .pixels(let bitmap, _): hasher.combine(ObjectIdentifier(bitmap))
    case .image(let image, _, _): hasher.combine(ObjectIdentifier(image.bitmap))
    case .custom: hasher.combine(1)
    case .shadow: hasher.combine(2)
    case .group(let group): hasher.combine(group.items.count)
    }
    return hasher.finalize()
  }
}
