/// What of a layout was invalidated since the last layout pass.
enum StaleElements {
  /// Elements that contexts named; none where nothing was invalidated.
  case named(Set<ElementKey>)
  case everything

  /// Adds what a context makes out of date: what it names, or everything where it names nothing.
  @MainActor
  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    let names = context.namedElements
    guard case .named(var known) = self, !names.isEmpty, !context.reachesBeyondNames else {
      return self = .everything
    }
    // One owner only, or each of many contexts would copy what all before it have named.
    self = .everything
    known.formUnion(names)
    self = .named(known)
  }

  /// The elements that are out of date where the others are not; nil where the layout is to be
  /// asked by rectangle. Afterwards nothing is out of date.
  mutating func take() -> Set<ElementKey>? {
    defer { self = .named([]) }
    guard case .named(let keys) = self, !keys.isEmpty else { return nil }
    return keys
  }
}

extension ListMachine {
  /// What the layout says of some elements by index path, as far as they are in sight.
  func attributesInSight(
    of keys: Set<ElementKey>
  ) -> [(key: ElementKey, value: UICollectionViewLayoutAttributes)] {
    keys.sorted(by: ElementKey.isBehind).compactMap { key in
      guard key.category != .cell || counts.contains(key.indexPath),
        let attributes = layout.attributes(of: key).map(placed),
        !attributes.isHidden, attributes.seenFrame.overlaps(bounds)
      else { return nil }
      return (key, attributes)
    }
  }
}
