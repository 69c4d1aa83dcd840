/// The identity of an element on the screen.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The element's kind; empty for cells.
  let kind: String
  let indexPath: IndexPath

  private init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory,
      kind: attributes.representedElementKind ?? "",
      indexPath: attributes.indexPath)
  }

  /// Hashes only the index path, which few elements share: a batch update hashes hundreds of keys.
  func hash(into hasher: inout Hasher) { hasher.combine(indexPath) }

  init(cell indexPath: IndexPath) {
    self.init(category: .cell, kind: "", indexPath: indexPath)
  }

  init(decoration kind: String, _ indexPath: IndexPath) {
    self.init(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  init(supplementary kind: String, _ indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
}

extension ElementKey {
  /// Returns the key of the same category and kind at another index path.
  func moved(to path: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, indexPath: path)
  }

  /// Whether the element is a header or a footer.
  var isOfSection: Bool {
    kind == UICollectionView.elementKindSectionHeader
      || kind == UICollectionView.elementKindSectionFooter
  }

  func isSupplementary(_ kind: String) -> Bool {
    category == .supplementaryView && self.kind == kind
  }

  /// Returns whether an element of equal `zIndex` is behind another: decoration views first, then
  /// cells, then supplementary views, each by index path.
  static func isBehind(_ a: ElementKey, _ b: ElementKey) -> Bool {
    if a.category != b.category { return a.category.depth < b.category.depth }
    return switch a.indexPath.compare(b.indexPath) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: a.kind < b.kind
    }
  }
}

extension UICollectionView.ElementCategory {
  fileprivate var depth: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}
