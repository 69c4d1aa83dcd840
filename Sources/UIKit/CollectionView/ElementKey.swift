/// The identity of an element on screen.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// Empty for cells.
  let kind: String
  let indexPath: IndexPath

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    indexPath = attributes.indexPath
  }

  init(cell indexPath: IndexPath) {
    category = .cell
    kind = ""
    self.indexPath = indexPath
  }

  init(decoration kind: String, _ indexPath: IndexPath) {
    category = .decorationView
    self.kind = kind
    self.indexPath = indexPath
  }

  init(supplementary kind: String, _ indexPath: IndexPath) {
    category = .supplementaryView
    self.kind = kind
    self.indexPath = indexPath
  }
}

extension ElementKey {
  func isSupplementary(_ kind: String) -> Bool {
    category == .supplementaryView && self.kind == kind
  }

  /// The order in which elements of one zIndex lie over each other: decoration, cells, supplementary
  /// views, each by index path.
  static func isBehind(_ a: ElementKey, _ b: ElementKey) -> Bool {
    if a.category != b.category { return a.category.depth < b.category.depth }
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    return a.kind < b.kind
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
