// For the compiler only: there is no focus; these methods are never called.

/// An object that takes part in the focus of a keyboard, a remote or a game controller.
///
/// Touch screens have no focus, and neither has this package: these methods are never called.
/// Source: Apple, UIFocusEnvironment.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The preferred targets of the focus.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests a focus update.
  func setNeedsFocusUpdate()
  /// Performs a pending focus update.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

// Unsupported: UIFocusEnvironment.setNeedsFocusUpdate(), updateFocusIfNeeded() · kept · They have
//   no effect, and `requestFocusUpdate(to:)` of a focus system has none. · test: FocusTests
// Unsupported: UIFocusEnvironment · kept · There is no focus, as on touched screens. Its methods
//   compile and are never called. · test: FocusTests
