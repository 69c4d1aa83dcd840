extension UIWindow {
  /// How long the keyboard takes to come and to go, in seconds. Source: what apps have logged of
  /// `keyboardAnimationDurationUserInfoKey`.
  static let keyboardDuration: TimeInterval = 0.25
  /// Its curve, which no name is published for. Source: what apps have logged.
  static let keyboardCurve = 7

  /// Has the keyboard come for a first responder that is written to, change its height with what is
  /// shown above it, or go; everybody is told, before and when it is there.
  final func keyboardMayCome() {
    let (old, new) = (keyboardHeight, keyboardHeightWanted)
    guard new != old else { return }
    let begin = keyboardFrame(old > 0 ? old : new, isThere: old > 0)
    let end = keyboardFrame(new > 0 ? new : old, isThere: new > 0)
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.keyboardCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    keyboardHeight = new
    post(
      [
        UIResponder.keyboardWillChangeFrameNotification,
        new > 0
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      ], facts)
    UIView.animate(withDuration: Self.keyboardDuration) {
      self.keyboardGuidesDidMove()
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.post(
        [
          UIResponder.keyboardDidChangeFrameNotification,
          new > 0
            ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        ], facts)
    }
  }

  private var keyboardHeightWanted: CGFloat {
    guard screen.keyboardHeight > 0, let responder = firstResponder, responder is any UIKeyInput
    else { return 0 }
    let accessory = responder.inputAccessoryView?.bounds.height ?? 0
    return min(screen.keyboardHeight + accessory, bounds.height)
  }

  /// In the screen's coordinates, which are the window's.
  private func keyboardFrame(_ height: CGFloat, isThere: Bool) -> CGRect {
    CGRect(
      x: 0, y: bounds.height - (isThere ? height : 0), width: bounds.width, height: height)
  }

  private func post(_ names: [NSNotification.Name], _ facts: [AnyHashable: Any]) {
    for name in names {
      NotificationCenter.default.post(name: name, object: screen, userInfo: facts)
    }
  }
}

extension UIView {
  /// Guides that follow the keyboard are looked for in all views. Their constraints are handed over
  /// anew: with one edge moved before the other the guide would be less than nothing high.
  ///
  /// - Complexity: O(views).
  fileprivate func keyboardGuidesDidMove() {
    if constraintState?.guides.contains(where: \.isSystem) == true {
      engineOfGuides?.setNeedsBuilding()
    }
    for subview in subviews { subview.keyboardGuidesDidMove() }
  }
}
