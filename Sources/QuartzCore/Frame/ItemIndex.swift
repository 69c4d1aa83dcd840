/// Finds the items of a frame that one of the next may be, by place and kind.
@MainActor
struct ItemIndex {
  private struct Key: Hashable {
    let box: PixelRect
    let kind: Int
  }

  private var places: [Key: [Int]] = [:]

  /// How many of those at one place and of one kind are looked at: what is not found is drawn
  /// again, which is never wrong.
  private static let most = 16

  /// Indexes items where they are and where a move takes them.
  ///
  /// - Complexity: O(*n*).
  init(of items: [PaintItem], movedBy x: Int, _ y: Int) {
    places.reserveCapacity(items.count * (x == 0 && y == 0 ? 1 : 2))
    for (index, item) in items.enumerated() {
      places[Key(box: item.box, kind: item.paint.kind), default: []].append(index)
      guard x != 0 || y != 0 else { continue }
      let moved = Key(box: item.box.offset(x: x, y: y), kind: item.paint.kind)
      places[moved, default: []].append(index)
    }
  }

  /// The items that might be the same as another, from an index on, in order.
  ///
  /// - Complexity: O(log *n*).
  func candidates(for item: PaintItem, from start: Int) -> ArraySlice<Int> {
    guard let all = places[Key(box: item.box, kind: item.paint.kind)] else { return [] }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < start { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix(Self.most)
  }
}

extension Paint {
  /// Equal for items that look alike; not always different for others.
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
