// For the compiler only: there is no pointer; nobody is given an animator.

/// Takes what changes while a pointer comes or leaves. Source: Apple,
/// UIPointerInteractionAnimating.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds what is called when they have ended.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}
