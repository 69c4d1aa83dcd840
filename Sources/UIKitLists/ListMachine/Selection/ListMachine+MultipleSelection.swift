extension ListMachine {
  /// Selects the items between the first item and the one under the touches, if the delegate allows
  /// it. Called after the touches or the content moved.
  func continueMultipleSelection() {
    guard let several = multipleSelection.current, let window else { return }
    layoutIfNeeded()
    guard let item = indexPathForItem(at: host.convert(several.location, from: window)) else {
      return
    }
    for (item, selected) in several.reach(item, counts: counts) {
      guard selection.contains(item) != selected else { continue }
      if selected { selectFromTouch(item) } else { deselectFromTouch(item) }
    }
  }
}
