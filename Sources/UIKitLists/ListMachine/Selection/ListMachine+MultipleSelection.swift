extension ListMachine {
  /// The two fingers, or the content under them, have moved: what lies between the item they began
  /// on and the one they are over is selected, as the delegate lets it be.
  func continueMultipleSelection() {
    guard let several = multipleSelection.current, let window else { return }
    layoutIfNeeded()
    guard let item = indexPathForItem(at: host.convert(several.place, from: window)) else { return }
    for (item, selected) in several.reach(item, counts: counts) {
      guard selection.contains(item) != selected else { continue }
      if selected { selectByFinger(item) } else { deselectByFinger(item) }
    }
  }
}
