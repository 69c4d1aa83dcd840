extension UICollectionViewLayout {
  /// The elements of a category and kind that the layout takes away in the update that is under
  /// way, by their index paths before.
  func elementsDeletedInUpdate(like element: ElementKey) -> [ElementKey] {
    let paths =
      switch element.category {
      case .cell: [IndexPath]()
      case .supplementaryView: indexPathsToDeleteForSupplementaryView(ofKind: element.kind)
      case .decorationView: indexPathsToDeleteForDecorationView(ofKind: element.kind)
      }
    return paths.map(element.moved)
  }

  /// The elements of a category and kind that the layout brings in the update that is under way, by
  /// their index paths afterwards.
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
