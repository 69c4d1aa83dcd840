extension UIScreen {
  /// Returns a view of the screen's size with pictures of its visible windows as they are now, from
  /// back to front; empty without a window.
  ///
  /// - Parameter afterUpdates: ignored; pending changes are always included.
  ///
  /// Source: Apple, UIScreen.snapshotView(afterScreenUpdates:).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    view.clipsToBounds = true
    for window in WindowState.current.windows where !window.isHidden {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      view.addSubview(picture)
    }
    return view
  }
}
