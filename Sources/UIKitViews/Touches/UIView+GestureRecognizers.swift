extension UIView {
  /// Removes a recognizer from another view and adds it to this one.
  func take(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a recognizer.
  func drop(_ recognizer: UIGestureRecognizer) {
    let others = gestureRecognizers?.filter { $0 !== recognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }

  /// Sets the view of added recognizers, and cancels the gestures of removed ones.
  func adopt(insteadOf old: [UIGestureRecognizer]?) {
    let now = gestureRecognizers ?? []
    for recognizer in old ?? [] where !now.contains(where: { $0 === recognizer }) {
      recognizer.cancelOrFail()
      recognizer.view = nil
    }
    for recognizer in now { recognizer.view = self }
  }
}
