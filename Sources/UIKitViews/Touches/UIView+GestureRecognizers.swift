extension UIView {
  /// Removes a recognizer from its view and adds it to this one.
  func take(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Sets the view of added recognizers, and cancels the gestures of removed ones.
  func adoptGestureRecognizers(insteadOf old: [UIGestureRecognizer]?) {
    let now = gestureRecognizers ?? []
    for recognizer in old ?? [] where !now.contains(where: { $0 === recognizer }) {
      recognizer.cancelOrFail()
      recognizer.view = nil
    }
    for recognizer in now { recognizer.view = self }
  }
}
