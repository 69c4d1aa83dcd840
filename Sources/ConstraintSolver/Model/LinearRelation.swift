/// A relation of a sum to zero, with the raw values of `NSLayoutConstraint.Relation`.
public enum LinearRelation: Int, Sendable, BitwiseCopyable {
  /// The sum is at most zero.
  case lessThanOrEqual = -1
  /// The sum is zero.
  case equal = 0
  /// The sum is at least zero.
  case greaterThanOrEqual = 1
}
