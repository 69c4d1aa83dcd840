/// The operation of a drop. Raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  /// No operation: dropped items move back.
  case cancel = 0
  /// No operation although one would be expected, shown by a badge.
  case forbidden = 1
  /// Copies the items, shown by a plus.
  case copy = 2
  /// Moves the items.
  case move = 3
}
