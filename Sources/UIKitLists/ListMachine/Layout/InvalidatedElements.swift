/// The elements invalidated since the last layout pass.
enum InvalidatedElements {
  /// The elements of invalidation contexts; empty if nothing was invalidated.
  case named(Set<ElementKey>)
  case everything

  /// Adds a context's elements, or everything if it has none.
  @MainActor
  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    let names = context.namedElements
    guard case .named(var known) = self, !names.isEmpty, !context.affectsUnlistedElements else {
      return self = .everything
    }
    // Only one reference: otherwise, each of many contexts would copy the set.
    self = .everything
    known.formUnion(names)
    self = .named(known)
  }

  /// Returns the invalidated elements if all others are valid; nil if the layout must be queried by
  /// rectangle. Marks everything as valid.
  mutating func take() -> Set<ElementKey>? {
    defer { self = .named([]) }
    guard case .named(let keys) = self, !keys.isEmpty else { return nil }
    return keys
  }
}

extension ListMachine {
  /// Returns the layout's attributes of some elements by index path, if they are visible.
  func visibleAttributes(
    of keys: Set<ElementKey>
  ) -> [(key: ElementKey, value: UICollectionViewLayoutAttributes)] {
    keys.sorted(by: ElementKey.isBehind).compactMap { key in
      guard key.category != .cell || counts.contains(key.indexPath),
        let attributes = layout.attributes(of: key).map(placed),
        !attributes.isHidden, attributes.visibleFrame.overlaps(bounds)
      else { return nil }
      return (key, attributes)
    }
  }
}
