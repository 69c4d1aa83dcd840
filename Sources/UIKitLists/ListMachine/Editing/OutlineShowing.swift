/// A data source whose items form an outline.
@preconcurrency @MainActor
package protocol OutlineShowing: AnyObject {
  /// Returns an item's level and whether it is expanded; nil without levels.
  func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Expands or collapses an item in response to a touch.
  func toggleOutline(at path: IndexPath)
}

extension ListMachine {
  /// Expands or collapses an item.
  func toggleOutline(at path: IndexPath) {
    outline?.toggleOutline(at: dataPath(of: path))
  }

  /// The data source, if it registered itself as an outline. Checking its conformance instead would
  /// take a hundredth of the time of a cold picture.
  var outline: (any OutlineShowing)? {
    guard let shown = editing.outline, host.isDataSource(shown) else { return nil }
    return shown
  }
}
