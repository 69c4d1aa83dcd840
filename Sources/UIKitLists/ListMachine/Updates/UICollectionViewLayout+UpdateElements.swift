extension UICollectionViewLayout {
  /// Returns the elements of a category and kind that the layout deletes in the current update, by
  /// their old index paths.
  func elementsDeletedInUpdate(like element: ElementKey) -> [ElementKey] {
    let paths =
      switch element.category {
      case .cell: [IndexPath]()
      case .supplementaryView: indexPathsToDeleteForSupplementaryView(ofKind: element.kind)
      case .decorationView: indexPathsToDeleteForDecorationView(ofKind: element.kind)
      }
    return paths.map(element.moved)
  }

  /// Returns the elements of a category and kind that the layout inserts in the current update, by
  /// their new index paths.
  func elementsInsertedInUpdate(like element: ElementKey) -> [ElementKey] {
    let paths =
      switch element.category {
      case .cell: [IndexPath]()
      case .supplementaryView: indexPathsToInsertForSupplementaryView(ofKind: element.kind)
      case .decorationView: indexPathsToInsertForDecorationView(ofKind: element.kind)
      }
    return paths.map(element.moved)
  }
}
