/// The style of a bar. Source: Apple, UIBarStyle.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}
