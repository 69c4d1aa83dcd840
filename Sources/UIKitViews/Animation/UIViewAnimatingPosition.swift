/// The final position of an animation. Raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The current position.
  case current = 2
}
