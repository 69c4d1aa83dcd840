/// The range of a variable.
public enum VariableKind: Sendable {
  /// Any number, for positions.
  case unrestricted
  /// Nonnegative numbers, for widths and heights: a negative value is a conflict.
  case nonNegative
}
