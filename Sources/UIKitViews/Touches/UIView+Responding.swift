extension UIWindow {
  /// Makes the first responder resign in favour of another one. Returns whether it has, or there
  /// was none.
  func resignCurrentFirstResponder() -> Bool {
    isReplacingFirstResponder = true
    defer { isReplacingFirstResponder = false }
    return firstResponder?.resignFirstResponder() ?? true
  }
}

extension UIView {
  /// Makes the first responder resign if it is this view or a descendant; with `force` even if it
  /// refuses. Returns whether no first responder remains there.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    guard let view = responder as? UIView, view.isDescendant(of: self) else { return false }
    if view.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  /// Makes a first responder inside the view resign before the view leaves its window.
  func resignFirstResponderInside(_ window: UIWindow?) {
    guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self)
    else { return }
    endEditing(true)
  }
}
