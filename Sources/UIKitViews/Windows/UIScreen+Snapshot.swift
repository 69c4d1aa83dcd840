extension UIScreen {
  /// Returns a view with a picture of the screen: its key window, or else its front window; empty
  /// without a window.
  ///
  /// - Parameter afterUpdates: ignored; pending changes are always included.
  ///
  /// Source: Apple, UIScreen.snapshotView(afterScreenUpdates:).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let state = WindowState.current
    let window = state.keyWindow ?? state.windows.last
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
