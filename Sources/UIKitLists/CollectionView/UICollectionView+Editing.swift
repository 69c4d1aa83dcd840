extension UICollectionView {
  /// Whether the content is edited: list cells show their accessories for that (iOS 14). Default
  /// false. Setting it deselects all; inside an animation the rows change with it.
  public var isEditing: Bool {
    get { machine.isEditing }
    set { machine.setContentEditing(newValue) }
  }

  /// Whether items can be selected while the content is edited (iOS 14). Default false.
  public var allowsSelectionDuringEditing: Bool {
    get { machine.allowsSelectionDuringEditing }
    set { machine.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several items can be selected while the content is edited (iOS 14). Default false.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { machine.allowsMultipleSelectionDuringEditing }
    set { machine.allowsMultipleSelectionDuringEditing = newValue }
  }
}
