extension UIPresentationController {
  /// Whether a finger may dismiss what is presented.
  var mayBeDismissedByFinger: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss?(self) ?? true
  }

  /// A finger beside what is presented dismisses it, where it may.
  func fingerCameDownBeside() {
    guard presentedViewController.presentation.phase == .presented else { return }
    guard mayBeDismissedByFinger else {
      delegate?.presentationControllerDidAttemptToDismiss?(self)
      return
    }
    delegate?.presentationControllerWillDismiss?(self)
    dismissByFinger()
  }

  /// Takes away what is presented; the delegate hears of it when it has gone.
  func dismissByFinger() {
    presentedViewController.dismissSelf(animated: true) { [self] didComplete in
      if didComplete { delegate?.presentationControllerDidDismiss?(self) }
    }
  }
}
