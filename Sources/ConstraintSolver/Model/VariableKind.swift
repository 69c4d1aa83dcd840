/// What values a variable may take without any constraint.
public enum VariableKind: Sendable {
  /// Every number, as positions may.
  case unrestricted
  /// Zero and more, as widths and heights must: a negative one is a conflict.
  case nonNegative
}
