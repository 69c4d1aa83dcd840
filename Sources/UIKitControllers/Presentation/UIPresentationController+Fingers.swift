extension UIPresentationController {
  /// Whether the user may dismiss the presentation interactively.
  var mayBeDismissedByFinger: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss?(self) ?? true
  }

  /// Dismisses the presentation after a tap outside, if it may be dismissed.
  func fingerCameDownBeside() {
    guard presentedViewController.presentation.phase == .presented else { return }
    guard mayBeDismissedByFinger else {
      delegate?.presentationControllerDidAttemptToDismiss?(self)
      return
    }
    delegate?.presentationControllerWillDismiss?(self)
    dismissByFinger()
  }

  /// Dismisses the presented controller, then notifies the delegate.
  func dismissByFinger() {
    presentedViewController.dismissSelf(animated: true) { [self] didComplete in
      if didComplete { delegate?.presentationControllerDidDismiss?(self) }
    }
  }
}
