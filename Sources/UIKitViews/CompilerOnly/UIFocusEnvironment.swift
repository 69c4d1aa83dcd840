// For the compiler only: there is no focus; what is asked and told of it never is.

/// What takes part in the focus of a keyboard, a remote or a game controller.
///
/// Screens that are touched have no focus, and neither has this package: what is asked and told of
/// it never is. Source: Apple, UIFocusEnvironment.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should go to first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be placed anew.
  func setNeedsFocusUpdate()
  /// Places the focus anew, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

// Unsupported: UIFocusEnvironment · kept · There is no focus, as on touched screens. Its methods
//   compile and are never called. · test: FocusTests
