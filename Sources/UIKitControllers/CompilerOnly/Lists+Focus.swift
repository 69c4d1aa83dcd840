// For the compiler only: there is no focus; lists keep values.

@MainActor private let focusDuringEditing = SideProperty(default: false)

extension UITableView {
  /// Whether rows can be focused while the table is edited. Ignored: there is no focus. Default
  /// false.
  public var allowsFocusDuringEditing: Bool {
    get { focusDuringEditing[self] }
    set { focusDuringEditing[self] = newValue }
  }
}

extension UICollectionView {
  /// Whether items can be focused while the view is edited. Ignored: there is no focus. Default
  /// false.
  public var allowsFocusDuringEditing: Bool {
    get { focusDuringEditing[self] }
    set { focusDuringEditing[self] = newValue }
  }
}
