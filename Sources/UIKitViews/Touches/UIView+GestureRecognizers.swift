extension UIView {
  /// Takes a recogniser from the view that has it.
  func take(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Tells recognisers which view is theirs; those that have none any more break off what they
  /// follow.
  func adoptGestureRecognizers(insteadOf old: [UIGestureRecognizer]?) {
    let now = gestureRecognizers ?? []
    for recognizer in old ?? [] where !now.contains(where: { $0 === recognizer }) {
      recognizer.breakOff()
      recognizer.view = nil
    }
    for recognizer in now { recognizer.view = self }
  }
}
