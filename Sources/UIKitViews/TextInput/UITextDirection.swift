/// Which way to go through a text. Raw values are UIKit's.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards its end.
  case forward = 0
  /// Towards its beginning.
  case backward = 1
}

/// Which way to go over the lines of a text. Raw values are UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}
