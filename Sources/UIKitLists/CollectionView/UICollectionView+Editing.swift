extension UICollectionView {
  /// Whether the collection view is in editing mode, in which list cells show accessories (iOS 14).
  /// Default false. Setting it deselects all; inside an animation the rows are animated.
  public var isEditing: Bool {
    get { machine.isEditing }
    set { machine.setContentEditing(newValue) }
  }

  /// Whether items can be selected in editing mode (iOS 14). Default false.
  public var allowsSelectionDuringEditing: Bool {
    get { machine.allowsSelectionDuringEditing }
    set { machine.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several items can be selected in editing mode (iOS 14). Default false.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { machine.allowsMultipleSelectionDuringEditing }
    set { machine.allowsMultipleSelectionDuringEditing = newValue }
  }
}
