extension UIPresentationController {
  /// Whether the user may dismiss the presentation interactively.
  var canDismissInteractively: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss?(self) ?? true
  }

  /// Dismisses the presentation after a tap outside, if it may be dismissed.
  func tappedOutside() {
    guard presentedViewController.presentation.phase == .presented else { return }
    guard canDismissInteractively else {
      delegate?.presentationControllerDidAttemptToDismiss?(self)
      return
    }
    delegate?.presentationControllerWillDismiss?(self)
    dismissInteractively()
  }

  /// Dismisses the presented controller, then notifies the delegate.
  func dismissInteractively() {
    presentedViewController.dismissSelf(animated: true) { [self] didComplete in
      if didComplete { delegate?.presentationControllerDidDismiss?(self) }
    }
  }
}
