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
  /// Whether it is the room in which the items of its section lie, and no item itself.
  package let showsSection: Bool
}

/// A data source of sections of which some are one cell, in which a collection view of its own,
/// with another such data source, shows the section's items.
@MainActor
package protocol SectionShowing {
  /// The one section that is shown; nil for the data source of all.
  var shownSection: Int? { get }
  /// Whether a section is one cell with a collection view in it.
  func isLine(_ section: Int) -> Bool
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
    let sections = dataSource as? any SectionShowing
    var result: [ObjectIdentifier: ShownElement] = [:]
    for (key, view) in displayed.ordered {
      result[ObjectIdentifier(view)] = ShownElement(
        category: key.category, kind: key.kind,
        indexPath: sections?.known(key.indexPath) ?? key.indexPath,
        zIndex: view.appliedAttributes?.zIndex ?? 0,
        itemIdentifier: key.category == .cell ? naming?.itemName(at: key.indexPath) : nil,
        isLeaving: false,
        showsSection: key.category == .cell && sections?.isLine(key.indexPath.section) == true)
    }
    for case let view as UICollectionReusableView in subviews {
      guard result[ObjectIdentifier(view)] == nil, !view.isHidden,
        let attributes = view.appliedAttributes
      else { continue }
      result[ObjectIdentifier(view)] = ShownElement(
        category: attributes.representedElementCategory,
        kind: attributes.representedElementKind ?? "",
        indexPath: sections?.known(attributes.indexPath) ?? attributes.indexPath,
        zIndex: attributes.zIndex, itemIdentifier: nil, isLeaving: true, showsSection: false)
    }
    return result
  }
}

extension SectionShowing {
  /// The index path by which the data as a whole knows an element.
  fileprivate func known(_ indexPath: IndexPath) -> IndexPath {
    guard let shownSection, !indexPath.isEmpty else { return indexPath }
    return IndexPath(indexes: [shownSection] + indexPath.dropFirst())
  }
}
