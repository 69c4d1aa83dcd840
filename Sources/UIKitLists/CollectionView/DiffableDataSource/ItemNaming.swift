/// A data source whose items have identifiers.
@preconcurrency @MainActor
protocol ItemNaming {
  func itemName(at indexPath: IndexPath) -> String?
}

extension UICollectionViewDiffableDataSource: ItemNaming {
  func itemName(at indexPath: IndexPath) -> String? {
    itemIdentifier(for: indexPath).map { String(describing: $0) }
  }
}
