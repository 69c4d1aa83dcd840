/// A collection view's element that has a view.
package struct VisibleElement {
  package let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  package let kind: String
  package let indexPath: IndexPath
  package let zIndex: Int
  /// The item's identifier in a diffable data source, as text.
  package let itemIdentifier: String?
  /// Whether the element has left the layout and is still shown while it disappears.
  package let isLeaving: Bool
}

extension ListMachine {
  /// The headers, footers and other views that stay visible during scrolling.
  package var visibleViews: [UIView] {
    displayed.ordered.map(\.value)
      .filter { $0.appliedAttributes.map(layout.isPinned) == true }.map(\.view)
  }

  /// The displayed and disappearing elements, by view.
  package var visibleElements: [ObjectIdentifier: VisibleElement] {
    var result: [ObjectIdentifier: VisibleElement] = [:]
    for (key, element) in displayed.ordered {
      result[ObjectIdentifier(element.view)] = VisibleElement(
        category: key.category, kind: key.kind, indexPath: key.indexPath,
        zIndex: element.appliedAttributes?.zIndex ?? 0,
        itemIdentifier: key.category == .cell ? host.itemName(at: key.indexPath) : nil,
        isLeaving: false)
    }
    for element in displayed.disappearingElements.map(\.element) where !element.view.isHidden {
      guard let attributes = element.appliedAttributes else { continue }
      result[ObjectIdentifier(element.view)] = VisibleElement(
        category: attributes.representedElementCategory,
        kind: attributes.representedElementKind ?? "", indexPath: attributes.indexPath,
        zIndex: attributes.zIndex, itemIdentifier: nil, isLeaving: true)
    }
    return result
  }
}

extension ListMachine {
  /// Returns the machine of a collection view or a table; nil for other views.
  package static func of(_ view: UIView) -> ListMachine? { (view as? any ListHost)?.machine }

  /// Returns the machine of the innermost collection view or table that contains a view.
  static func enclosing(_ view: UIView) -> ListMachine? {
    var current: UIView? = view
    while let view = current {
      if let machine = of(view) { return machine }
      current = view.superview
    }
    return nil
  }
}
