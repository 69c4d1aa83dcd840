/// An element of a collection view that has a view now.
package struct ShownElement {
  package let category: UICollectionView.ElementCategory
  /// Of supplementary and decoration views; empty for cells.
  package let kind: String
  package let indexPath: IndexPath
  package let zIndex: Int
  /// What a diffable data source calls the item, as text.
  package let itemIdentifier: String?
  /// Whether it is no longer part of the layout and still shown on its way out.
  package let isLeaving: Bool
}

/// A data source whose items have names.
@MainActor
protocol ItemNaming {
  func itemName(at indexPath: IndexPath) -> String?
}

extension UICollectionViewDiffableDataSource: ItemNaming {
  func itemName(at indexPath: IndexPath) -> String? {
    itemIdentifier(for: indexPath).map { String(describing: $0) }
  }
}

extension UICollectionView {
  /// The headers, footers and other views that the layout keeps in sight.
  package var viewsInPlace: [UIView] {
    subviews.filter { view in
      (view as? UICollectionReusableView)?.appliedAttributes.map(
        collectionViewLayout.staysInSight) == true
    }
  }

  /// What the views of elements stand for, by view.
  package var shownElements: [ObjectIdentifier: ShownElement] {
    let naming = dataSource as? any ItemNaming
    var result: [ObjectIdentifier: ShownElement] = [:]
    for (key, view) in displayed.ordered {
      result[ObjectIdentifier(view)] = ShownElement(
        category: key.category, kind: key.kind,
        indexPath: key.indexPath,
        zIndex: view.appliedAttributes?.zIndex ?? 0,
        itemIdentifier: key.category == .cell ? naming?.itemName(at: key.indexPath) : nil,
        isLeaving: false)
    }
    let inRows = rows.views.sorted { $0.key < $1.key }.flatMap(\.value.subviews)
    for case let view as UICollectionReusableView in subviews + inRows {
      guard result[ObjectIdentifier(view)] == nil, !view.isHidden,
        let attributes = view.appliedAttributes
      else { continue }
      result[ObjectIdentifier(view)] = ShownElement(
        category: attributes.representedElementCategory,
        kind: attributes.representedElementKind ?? "",
        indexPath: attributes.indexPath,
        zIndex: attributes.zIndex, itemIdentifier: nil, isLeaving: true)
    }
    return result
  }
}
