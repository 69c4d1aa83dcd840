extension UIWindow {
  /// The duration of showing and hiding the keyboard, in seconds. Source: logs of apps of
  /// `keyboardAnimationDurationUserInfoKey`.
  static let keyboardDuration: TimeInterval = 0.25
  /// The curve of the animation, which has no published name. Source: logs of apps.
  static let keyboardCurve = 7

  /// Shows the keyboard for a first responder with a text input, changes its height with the
  /// accessory view, or hides it; posts the notifications before and after.
  final func updateKeyboard() {
    let (old, new) = (keyboardHeight, requestedKeyboardHeight)
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

  private var requestedKeyboardHeight: CGFloat {
    guard screen.keyboardHeight > 0, let responder = firstResponder, responder is any UIKeyInput
    else { return 0 }
    let accessory = responder.inputAccessoryView?.bounds.height ?? 0
    return min(screen.keyboardHeight + accessory, bounds.height)
  }

  /// Returns the frame in the screen's coordinates, which are the window's.
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
  /// Updates the guides that follow the keyboard, in all views. Their constraints are rebuilt:
  /// moving one edge before the other would give the guide a negative height.
  ///
  /// - Complexity: O(views).
  fileprivate func keyboardGuidesDidMove() {
    if constraintState?.guides.contains(where: \.isSystem) == true {
      engineOfGuides?.setNeedsBuilding()
    }
    for subview in subviews { subview.keyboardGuidesDidMove() }
  }
}
