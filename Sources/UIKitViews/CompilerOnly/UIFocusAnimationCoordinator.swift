// For the compiler only: there is no focus; no coordinator is ever passed.

/// The coordinator of animations with a focus update. Source: Apple, UIFocusAnimationCoordinator.
///
/// The focus never moves; a coordinator created by an app makes changes at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes changes together with the focus update, then calls a completion handler.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
