/// A data source that knows which of its items are under which.
@MainActor
package protocol OutlineShowing: AnyObject {
  /// How deep an item lies, and whether what is under it shows; nil where there are no levels.
  func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Shows what is under an item, or hides it, as the user has asked.
  func toggleOutline(at path: IndexPath)
}

extension ListMachine {
  /// Shows what is under an item, or hides it.
  func toggleOutline(at path: IndexPath) {
    outline?.toggleOutline(at: dataPath(of: path))
  }

  /// The data source, where it has said that it knows of outlines. To ask what it conforms to would
  /// take a hundredth of a cold picture's time.
  var outline: (any OutlineShowing)? {
    guard let shown = editing.outline, host.isDataSource(shown) else { return nil }
    return shown
  }
}
