extension UIScreen {
  /// A view that shows what is on the screen, its front window first; empty without a window.
  ///
  /// - Parameter afterUpdates: whether what has changed is shown, too. It always is.
  ///
  /// Source: Apple, UIScreen.snapshotView(afterScreenUpdates:).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let state = WindowState.current
    let window = state.keyWindow ?? state.windows.last
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
