/// Where an animation has come to rest. Raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// Where it began.
  case start = 1
  /// On the way.
  case current = 2
}
