// For the compiler only: there is no focus; nobody is given a coordinator.

/// What moves along as the focus moves. Source: Apple, UIFocusAnimationCoordinator.
///
/// The focus never moves here; who makes a coordinator sees everything happen at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Changes that are made together with the focus, and what is called afterwards.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
