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

extension ListMachine {
  /// The headers, footers and other views that the layout keeps in sight.
  package var viewsInPlace: [UIView] {
    displayed.ordered.map(\.value)
      .filter { $0.appliedAttributes.map(layout.staysInSight) == true }.map(\.view)
  }

  /// What the views of elements stand for, by view.
  package var shownElements: [ObjectIdentifier: ShownElement] {
    var result: [ObjectIdentifier: ShownElement] = [:]
    for (key, element) in displayed.ordered {
      result[ObjectIdentifier(element.view)] = ShownElement(
        category: key.category, kind: key.kind, indexPath: key.indexPath,
        zIndex: element.appliedAttributes?.zIndex ?? 0,
        itemIdentifier: key.category == .cell ? host.itemName(at: key.indexPath) : nil,
        isLeaving: false)
    }
    for element in displayed.departures.map(\.element) where !element.view.isHidden {
      guard let attributes = element.appliedAttributes else { continue }
      result[ObjectIdentifier(element.view)] = ShownElement(
        category: attributes.representedElementCategory,
        kind: attributes.representedElementKind ?? "", indexPath: attributes.indexPath,
        zIndex: attributes.zIndex, itemIdentifier: nil, isLeaving: true)
    }
    return result
  }
}

extension ListMachine {
  /// What shows the items of a collection view or a table; nil for other views.
  package static func of(_ view: UIView) -> ListMachine? { (view as? any ListHost)?.machine }

  /// What shows the items of the innermost collection view or table around a view.
  static func enclosing(_ view: UIView) -> ListMachine? {
    var current: UIView? = view
    while let view = current {
      if let machine = of(view) { return machine }
      current = view.superview
    }
    return nil
  }
}
