/// The metrics of a bar. Raw values are UIKit's. Source: Apple, UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
  /// A bar on a phone in portrait.
  case `default` = 0
  /// A bar on a phone in landscape.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A bar with a prompt on a phone in landscape.
  case compactPrompt = 102
}
