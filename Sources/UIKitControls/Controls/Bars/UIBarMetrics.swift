/// The kinds of height that a bar has. Raw values are UIKit's. Source: Apple, UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
  /// A bar on a phone that is held upright.
  case `default` = 0
  /// A bar on a phone that lies on its side.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A bar with a prompt on a phone that lies on its side.
  case compactPrompt = 102
}
