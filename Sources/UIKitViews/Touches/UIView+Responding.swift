extension UIWindow {
  /// Has the first responder give that up for another one; whether it does, or there is none.
  func takeKeyboard() -> Bool {
    handsOver = true
    defer { handsOver = false }
    return firstResponder?.resignFirstResponder() ?? true
  }
}

extension UIView {
  /// Has the first responder give that up, if it is this view or lies inside it; forced, even where
  /// it would not. Answers whether none is left there.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    guard let view = responder as? UIView, view.isDescendant(of: self) else { return false }
    if view.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  /// The view leaves its window: a first responder inside it is none any more.
  func responderLeaves(_ window: UIWindow?) {
    guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self)
    else { return }
    endEditing(true)
  }
}
