/// What becomes of dragged items where they are. Raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: dropped here they go back.
  case cancel = 0
  /// Nothing, though something would be expected: a sign says so.
  case forbidden = 1
  /// They are copied; a plus says so.
  case copy = 2
  /// They are moved.
  case move = 3
}
